#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>

namespace refskak::search::tables {

/// Calls `tell(done)` a few times a second from a thread of its own, as long as it lives.
class Watcher {
  public:
    template <class Tell>
    Watcher(const std::atomic<std::uint64_t>& done, Tell tell)
        : thread_([this, &done, tell] {
              std::unique_lock lock(mutex_);
              while (!ended_.wait_for(lock, std::chrono::milliseconds(250), [&] { return end_; }))
                  tell(done.load());
          }) {}
    ~Watcher() {
        {
            const std::lock_guard lock(mutex_);
            end_ = true;
        }
        ended_.notify_all();
        thread_.join();
    }
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

  private:
    std::mutex mutex_;
    std::condition_variable ended_;
    bool end_ = false;
    std::thread thread_;
};

}  // namespace refskak::search::tables
