#pragma once

#include <functional>

namespace refskak::daemon {

/// Blocks SIGINT and SIGTERM for this thread and all it starts, and ignores SIGPIPE; from then on
/// a thread of its own waits for the first two and calls `on_end`. Call once, before other threads.
void watch_signals(std::function<void()> on_end);

}  // namespace refskak::daemon
