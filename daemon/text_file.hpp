#pragma once

#include <cstddef>
#include <string>

namespace refskak::daemon {

/// Larger texts of variants are refused, so that memory stays bounded.
inline constexpr std::size_t longest_text = 1 << 18;

/// The whole of a regular file. Throws `rules::Fault`: no such file, a directory or a device, too
/// long, unreadable.
std::string read_text_file(const std::string& path);

}  // namespace refskak::daemon
