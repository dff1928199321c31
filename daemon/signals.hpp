#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace refskak::daemon {

/// Turns SIGINT and SIGTERM into calls of a function, as long as it lives, and ignores SIGPIPE.
/// Must be there before any other thread starts: threads take over which signals they leave to it.
class SignalWatch {
  public:
    /// `on_end` is called from a thread of its own; it must not throw.
    explicit SignalWatch(std::function<void()> on_end);
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

  private:
    std::atomic<bool> done_ = false;
    std::thread watcher_;
};

}  // namespace refskak::daemon
