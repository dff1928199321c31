#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace refskak::search::tables {

/// Compressed, with a checksum.
std::vector<std::byte> pack_frame(std::span<const std::byte> bytes);

/// Back again. Throws `rules::Fault` when the frame is damaged or holds more than `most` bytes.
std::vector<std::byte> unpack_frame(std::span<const std::byte> frame, std::size_t most);

}  // namespace refskak::search::tables
