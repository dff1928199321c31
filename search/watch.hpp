#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

#include "search/time_plan.hpp"

namespace refskak::search {

/// What ends a search: the stop flag, the deadline and the node budget. Shared by its threads.
class Watch {
  public:
    static constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
    static constexpr std::uint64_t no_budget = std::numeric_limits<std::uint64_t>::max();

    /// `held`: the clock stands still until `release` (pondering).
    void start(TimePlan plan, std::uint64_t budget, bool held) {
        plan_ = plan;
        budget_ = budget;
        nodes_ = 0;
        table_hits_ = 0;
        begun_ = now();
        clock_begun_ = held ? never : begun_;
        deadline_armed_ = false;
        stopped_ = false;
    }

    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    bool stopped() const { return stopped_.load(std::memory_order_relaxed); }

    /// The opponent played the expected move: our clock runs from now on.
    void release() { clock_begun_ = now(); }

    /// From here on the deadline counts. Before, one ply is owed whatever the clock says.
    void arm_deadline() { deadline_armed_ = true; }

    /// Whether our clock runs.
    bool running() const { return clock_begun_ != never; }

    TimePlan plan() const { return plan_; }
    /// Milliseconds since the start.
    std::int64_t elapsed() const { return now() - begun_; }
    /// Milliseconds that our clock has run.
    std::int64_t thinking() const {
        const std::int64_t from = clock_begun_;
        return from == never ? 0 : now() - from;
    }

    void add_nodes(std::uint64_t count) { nodes_.fetch_add(count, std::memory_order_relaxed); }
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    /// Positions whose value was looked up.
    void add_table_hits(std::uint64_t count) {
        table_hits_.fetch_add(count, std::memory_order_relaxed);
    }
    std::uint64_t table_hits() const { return table_hits_.load(std::memory_order_relaxed); }
    std::uint64_t nodes_left() const {
        const std::uint64_t used = nodes();
        return used >= budget_ ? 0 : budget_ - used;
    }

    /// Stops when a limit is reached; tells whether the search is over.
    bool poll() {
        if (nodes_left() == 0) stop();
        if (deadline_armed_ && clock_begun_ != never && thinking() >= plan_.maximum) stop();
        return stopped();
    }

  private:
    static std::int64_t now() {
        using namespace std::chrono;
        return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
    }

    TimePlan plan_;
    std::uint64_t budget_ = no_budget;
    std::int64_t begun_ = 0;
    std::atomic<std::int64_t> clock_begun_ = never;
    std::atomic<bool> deadline_armed_ = false;
    std::atomic<bool> stopped_ = false;
    // Written often by every thread: apart from what they only read.
    alignas(64) std::atomic<std::uint64_t> nodes_ = 0;
    std::atomic<std::uint64_t> table_hits_ = 0;
};

}  // namespace refskak::search
