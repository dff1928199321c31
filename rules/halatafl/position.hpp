#pragma once

#include <array>
#include <cstdint>

#include "rules/leaping/board.hpp"
#include "rules/side.hpp"
#include "rules/zobrist.hpp"

namespace refskak::rules::halatafl {

struct Position {
    PerSide<leaping::PointSet> men;
    Key key = 0;
    std::uint32_t progress = 0;
    // Plies since the last capture, as far as known. Not `progress`: two steps ahead and a leap
    // back over an own man undo each other.
    std::uint32_t since_capture = 0;
    std::uint32_t move_number = 1;
    Side side = Side::white;
};

inline constexpr auto men_keys = [] {
    PerSide<std::array<Key, leaping::most_points>> made{};
    for (std::size_t i = 0; i < leaping::most_points; ++i) {
        made.white[i] = zobrist(i);
        made.black[i] = zobrist(leaping::most_points + i);
    }
    return made;
}();

/// The key from scratch.
constexpr Key full_key(const Position& p) {
    Key key = p.side == Side::black ? black_to_move_key : 0;
    for (const Side side : {Side::white, Side::black})
        for (const Point point : p.men[side])
            key ^= men_keys[side][point.number];
    return key;
}

}  // namespace refskak::rules::halatafl
