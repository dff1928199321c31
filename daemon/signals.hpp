#pragma once

#include <atomic>
#include <functional>
#include <thread>

namespace refskak::daemon {

/// Keeps SIGINT and SIGTERM waiting for a `SignalWatch`, and ignores SIGPIPE and SIGXFSZ: what
/// cannot be written is seen by the write that fails. Must be called before
/// any other thread starts: threads take over which signals they leave to others.
void hold_ending_signals();

/// Turns SIGINT and SIGTERM, those too that have been held, into calls of a function as long as it
/// lives.
class SignalWatch {
  public:
    /// `on_end` is called from a thread of its own; it must not throw. Throws a `rules::Fault` when
    /// the system grants no thread.
    explicit SignalWatch(std::function<void()> on_end);
    ~SignalWatch();
    SignalWatch(const SignalWatch&) = delete;
    SignalWatch& operator=(const SignalWatch&) = delete;

  private:
    std::atomic<bool> done_ = false;
    std::thread watcher_;
};

}  // namespace refskak::daemon
