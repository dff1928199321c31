#pragma once

#include <cstdint>
#include <string_view>

namespace refskak::search::tables::layout {

inline constexpr std::string_view magic = "Refskak\n";
inline constexpr std::uint64_t block_sets = 2048;  // goose sets in a block

constexpr std::uint64_t blocks(std::uint64_t sets) { return (sets + block_sets - 1) / block_sets; }

}  // namespace refskak::search::tables::layout
