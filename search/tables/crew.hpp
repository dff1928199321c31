#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace refskak::search::tables {

/// Someone wants the work to end before it is done.
class Interrupted : public std::exception {
  public:
    const char* what() const noexcept override { return "interrupted"; }
};

/// Threads that share out work in pieces.
class Crew {
  public:
    Crew(int threads, const std::atomic<bool>& stop)
        : threads_(std::max(threads, 1)), stop_(stop) {}

    int threads() const { return threads_; }
    /// This thread alone.
    Crew alone() const { return {1, stop_}; }

    /// Calls `work(first, last)` for pieces of [0, count), each once, and returns when all are
    /// done. Throws what a call has thrown, and `Interrupted` when told to stop.
    template <class Work>
    void share(std::uint64_t count, std::uint64_t piece, Work work) const {
        std::atomic<std::uint64_t> next = 0;
        std::mutex mutex;
        std::exception_ptr failure;
        const auto run = [&] {
            try {
                for (std::uint64_t first; (first = next.fetch_add(piece)) < count;) {
                    if (stop_) throw Interrupted();
                    work(first, std::min(first + piece, count));
                }
            } catch (...) {
                const std::lock_guard lock(mutex);
                failure = std::current_exception();
                next = count;
            }
        };
        std::vector<std::thread> helpers;
        try {
            for (int i = 1; i < threads_ && count > piece; ++i)
                helpers.emplace_back(run);
        } catch (const std::system_error&) {
            // The system grants no more threads: fewer share the work.
        }
        run();
        for (std::thread& helper : helpers)
            helper.join();
        if (failure) std::rethrow_exception(failure);
    }

  private:
    int threads_;
    const std::atomic<bool>& stop_;
};

}  // namespace refskak::search::tables
