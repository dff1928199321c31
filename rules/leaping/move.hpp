#pragma once

#include <bit>
#include <cstdint>

#include "rules/leaping/board.hpp"

namespace refskak::rules::leaping {

/// A whole turn by its identity: start, end and the men taken, never the path. Without a start it
/// places a man; without either point it is a pass.
struct Move {
    Point from = Point::none();
    Point to = Point::none();
    std::uint64_t taken = 0;

    PointSet taken_points() const { return PointSet{taken}; }
    int taken_count() const { return std::popcount(taken); }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

/// From and to in six bits each, the men taken folded into the four bits left.
constexpr std::uint16_t move_hint(const Move& move) {
    const unsigned to = move.to.number & 63u;
    const unsigned from = move.from.exists() ? move.from.number : to;
    const auto folded = static_cast<unsigned>(move.taken * 0x9E3779B97F4A7C15u >> 60);
    const unsigned hint = from | to << 6 | folded << 12;
    return static_cast<std::uint16_t>(hint == 0 ? 0xFFF0u : hint);
}

}  // namespace refskak::rules::leaping
