#pragma once

#include <cstdint>

namespace refskak::rules {

/// The 64-bit name of a position: men, hands, side to move and any other state of the FEN but the
/// counters. Equal positions have equal keys.
using Key = std::uint64_t;

/// The n-th random number of a fixed sequence (SplitMix64): families number their (man, point)
/// pairs and build their tables from it, so keys are the same in every run and on every compiler.
constexpr Key zobrist(std::uint64_t n) {
    std::uint64_t z = (n + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/// Part of the key when Black is to move.
inline constexpr Key black_to_move_key = zobrist(1'000'000);

}  // namespace refskak::rules
