#pragma once

#include <cstdint>
#include <string_view>

namespace refskak::search::tables::layout {

inline constexpr std::string_view magic = "Refskak\n";

/// Goose sets in a block. With two foxes each has more to say.
constexpr std::uint64_t block_sets(int foxes) { return foxes == 1 ? 2048 : 64; }

constexpr std::uint64_t blocks(std::uint64_t sets, int foxes) {
    return (sets + block_sets(foxes) - 1) / block_sets(foxes);
}

}  // namespace refskak::search::tables::layout
