#pragma once

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <system_error>
#include <thread>
#include <vector>

#include "search/searcher.hpp"
#include "search/vote.hpp"

namespace refskak::search {

/// Lazy SMP: searchers over one table, each in a thread of its own.
template <rules::Game G>
class Pool {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    Pool(const G& game, const Evaluation<G>& evaluation, TranspositionTable& table)
        : game_(game), evaluation_(evaluation), table_(table) {}
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;
    ~Pool() {
        stop();
        if (master_.joinable()) master_.join();
    }

    /// From now on searches ask this oracle, unless they play weakly; null: none. Not while one
    /// runs.
    void consult(std::shared_ptr<const Oracle<G>> oracle) {
        assert(!searching());
        oracle_ = std::move(oracle);
    }

    /// Returns at once; must not be called while a search runs. `history`: keys of the earlier
    /// positions of the game, oldest first. No `root_moves`: all. The listener must outlive the
    /// search.
    void start(const Position& root, std::vector<rules::Key> history, const Limits& limits,
               const SearchOptions& options, std::vector<Move> root_moves,
               Listener<Move>& listener);
    void stop();
    /// The expected move was played: from now on the search is bounded by its limits; without any
    /// it answers at once. False: no search was pondering.
    bool ponder_hit();
    /// Returns when the listener has its result.
    void wait() {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !searching_; });
    }
    bool searching() const {
        const std::lock_guard lock(mutex_);
        return searching_;
    }
    /// Forgets what searches have learnt of moves; not while one runs.
    void clear() {
        assert(!searching());
        history_.clear();
    }

  private:
    void take_task(Task<G> task);
    TimePlan plan() const;
    void conduct(Listener<Move>& listener);
    void search(Reporter<Move>& reporter);
    void finish(Reporter<Move>& reporter, Listener<Move>& listener);
    void prefer_advised(std::vector<RootMove<Move>>& moves) const;
    std::size_t choose(const std::vector<RootMove<Move>>& moves) const;
    std::optional<Move> expected_reply(const RootMove<Move>& best) const;

    const G& game_;
    const Evaluation<G>& evaluation_;
    TranspositionTable& table_;
    Watch watch_;
    Occupied occupied_;
    History history_;
    std::shared_ptr<const Oracle<G>> oracle_;
    Task<G> task_{};
    std::vector<std::unique_ptr<Searcher<G>>> searchers_;
    std::thread master_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    bool searching_ = false;
    bool held_ = false;  // the result waits for `stop` or `ponder_hit`
};

template <rules::Game G>
void Pool<G>::take_task(Task<G> task) {
    const bool passed = task.worn != task_.worn;
    task.epoch = static_cast<std::uint16_t>(task_.epoch + (passed ? 1 : 0));
    if (passed && task.epoch == 0) table_.clear();  // epochs begin anew
    task_ = std::move(task);
}

template <rules::Game G>
void Pool<G>::start(const Position& root, std::vector<rules::Key> history, const Limits& limits,
                    const SearchOptions& options, std::vector<Move> root_moves,
                    Listener<Move>& listener) {
    assert(!searching());
    if (master_.joinable()) master_.join();
    take_task(make_task(game_, root, history, limits, options, root_moves));
    if (oracle_ != nullptr && options.skill.is_full()) follow_advice(task_, game_, *oracle_);
    const auto threads = static_cast<std::size_t>(std::max(options.threads, 1));
    while (searchers_.size() < threads)
        searchers_.push_back(
            std::make_unique<Searcher<G>>(game_, evaluation_, table_, history_, watch_));
    searchers_.resize(threads);
    for (std::size_t i = 0; i < threads; ++i)
        searchers_[i]->prepare(task_, threads > 1 ? &occupied_ : nullptr);
    table_.new_search();
    watch_.start(plan(), limits.nodes.value_or(Watch::no_budget), limits.ponder);
    {
        // A signal may stop the search while it starts.
        const std::lock_guard lock(mutex_);
        searching_ = true;
        held_ = task_.held;
    }
    try {
        master_ = std::thread([this, &listener] { conduct(listener); });
    } catch (...) {
        const std::lock_guard lock(mutex_);
        searching_ = false;
        throw;
    }
}

template <rules::Game G>
TimePlan Pool<G>::plan() const {
    TimePlan plan{Watch::never, Watch::never};
    const Limits& limits = task_.limits;
    if (limits.infinite) return plan;
    if (limits.use_clock)
        plan = time_plan(limits.clocks[game_.side_to_move(task_.root)], limits.moves_to_go,
                         task_.options.move_overhead);
    if (limits.movetime) {
        const TimePlan fixed = fixed_time(*limits.movetime, task_.options.move_overhead);
        plan.maximum = std::min(plan.maximum, fixed.maximum);
    }
    return plan;
}

template <rules::Game G>
void Pool<G>::stop() {
    const std::lock_guard lock(mutex_);
    watch_.stop();
    held_ = false;
    changed_.notify_all();
}

template <rules::Game G>
bool Pool<G>::ponder_hit() {
    const std::lock_guard lock(mutex_);
    const Limits& limits = task_.limits;
    if (!searching_ || !limits.ponder || limits.infinite) return false;
    watch_.release();
    const bool bounded =
        limits.depth || limits.nodes || limits.movetime || limits.use_clock || limits.mate > 0;
    if (!bounded) watch_.stop();  // no clock: as with `go`, what is known is answered at once
    held_ = false;
    changed_.notify_all();
    return true;
}

template <rules::Game G>
void Pool<G>::conduct(Listener<Move>& listener) {
    Reporter<Move> reporter(listener, table_, watch_);
    if (!task_.moves.empty()) search(reporter);
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return !held_; });
    }
    finish(reporter, listener);
    // Notified under the lock: whoever waits may destroy the pool as soon as it is released.
    const std::lock_guard lock(mutex_);
    searching_ = false;
    changed_.notify_all();
}

template <rules::Game G>
void Pool<G>::search(Reporter<Move>& reporter) {
    std::vector<std::thread> helpers;
    try {
        for (std::size_t i = 1; i < searchers_.size(); ++i)
            helpers.emplace_back([searcher = searchers_[i].get()] { searcher->run(nullptr); });
    } catch (const std::system_error&) {
        // The system grants no more threads: fewer search as well.
    }
    searchers_.front()->run(&reporter);
    watch_.stop();
    for (std::thread& helper : helpers)
        helper.join();
}

template <rules::Game G>
void Pool<G>::finish(Reporter<Move>& reporter, Listener<Move>& listener) {
    Result<Move> result;
    result.nodes = watch_.nodes();
    if (!task_.moves.empty()) {
        std::size_t elected = 0;
        if (task_.lines() == 1 && !task_.limits.depth) {
            std::vector<const RootMove<Move>*> results;
            for (const auto& searcher : searchers_)
                results.push_back(&searcher->moves().front());
            elected = elect(results);
        }
        std::vector<RootMove<Move>> moves = searchers_[elected]->moves();
        prefer_advised(moves);
        reporter.final(moves, task_.told_lines());
        const RootMove<Move>& chosen = moves[choose(moves)];
        result.best = chosen.move;
        result.score = chosen.known;
        result.ponder = expected_reply(chosen);
    }
    listener.on_result(result);
}

/// Puts what an oracle advises first where the search for a mate has found none.
template <rules::Game G>
void Pool<G>::prefer_advised(std::vector<RootMove<Move>>& moves) const {
    const Score best = moves.front().known;
    if (!task_.advised || is_win(best) || is_loss(best)) return;
    const auto found = std::find_if(moves.begin(), moves.end(), [&](const RootMove<Move>& known) {
        return known.move == *task_.advised;
    });
    std::rotate(moves.begin(), found, found + 1);
}

/// The line to play: the best but for a weak player.
template <rules::Game G>
std::size_t Pool<G>::choose(const std::vector<RootMove<Move>>& moves) const {
    if (task_.options.skill.is_full()) return 0;
    std::vector<Score> scores;
    for (std::size_t line = 0; line < task_.lines(); ++line)
        scores.push_back(moves[line].known);
    return task_.options.skill.choose(scores, game_.key(task_.root));
}

/// The second move of the line, or what the table holds best after the first.
template <rules::Game G>
std::optional<typename G::Move> Pool<G>::expected_reply(const RootMove<Move>& best) const {
    if (best.pv.size() > 1) return best.pv[1];
    const Position next = game_.after(task_.root, best.move);
    const Memory memory = table_.probe(task_.table_key(game_, next));
    if (memory.hint == 0) return std::nullopt;
    rules::MoveList<Move> replies;
    rules::legal_moves(game_, next, replies);
    for (const Move& reply : replies)
        if (game_.hint(reply) == memory.hint) return reply;
    return std::nullopt;
}

}  // namespace refskak::search
