#pragma once

#include <array>
#include <cstdint>

#include "rules/leaping/board.hpp"
#include "rules/side.hpp"
#include "rules/zobrist.hpp"

namespace refskak::rules::hunt {

struct Position {
    leaping::PointSet geese;
    leaping::PointSet foxes;
    Key key = 0;
    std::uint32_t progress = 0;
    std::uint32_t move_number = 1;
    Side side = Side::white;
    bool fox_in_hand = false;
};

/// The random numbers of keys: for a goose and a fox on each point.
struct Keys {
    std::array<Key, leaping::most_points> goose;
    std::array<Key, leaping::most_points> fox;
};
inline constexpr Keys men_keys = [] {
    Keys made{};
    for (std::size_t i = 0; i < leaping::most_points; ++i) {
        made.goose[i] = zobrist(i);
        made.fox[i] = zobrist(leaping::most_points + i);
    }
    return made;
}();
inline constexpr Key fox_in_hand_key = zobrist(2 * leaping::most_points);

/// The key from scratch.
constexpr Key full_key(const Position& p) {
    Key key = p.side == Side::black ? black_to_move_key : 0;
    if (p.fox_in_hand) key ^= fox_in_hand_key;
    for (const Point point : p.geese)
        key ^= men_keys.goose[point.number];
    for (const Point point : p.foxes)
        key ^= men_keys.fox[point.number];
    return key;
}

/// The key of the geese alone.
constexpr Key goose_key(const Position& p) {
    Key key = p.side == Side::black ? p.key ^ black_to_move_key : p.key;
    if (p.fox_in_hand) key ^= fox_in_hand_key;
    for (const Point point : p.foxes)
        key ^= men_keys.fox[point.number];
    return key;
}

}  // namespace refskak::rules::hunt
