#pragma once

#include <atomic>
#include <functional>
#include <string>

namespace refskak::daemon {

/// Searches the start positions of fixed variants to fixed depths with one thread and its own
/// table, and tells a line a family and at last `Bench: N`: equal code gives equal N.
void run_bench(const std::atomic<bool>& stop, const std::function<void(const std::string&)>& tell);

}  // namespace refskak::daemon
