#pragma once

#include <array>

#include "search/score.hpp"

namespace refskak::search::hunt {

/// All from the geese's view, as White has them.
struct Weights {
    Score goose = 80;
    // Added for the n-th goose that can still be lost: the fewer are left the dearer each is.
    Score last_geese = 260;
    // Too few geese to ever shut the fox in: at best they live on.
    Score cannot_trap = -350;
    // The ways that each fox has out of his point, steps and leaps.
    std::array<Score, 8> exits = {260, 120, 70, 40, 24, 14, 7, 3};
    // Points he reaches within three steps, and all that he reaches at all.
    Score near_room = -4;
    Score room = -3;
    Score shut_in_most = 30;  // a region with fewer points than `small_room` is worth up to this
    int small_room = 10;      // times the points it lacks
    Score leap_to_move = -60;
    Score leap_waiting = -20;
    Score fork_waiting = -60;  // two geese attacked: only one can be helped
    Score hole = -7;
    Score linked = 4;
    Score advance = 3;
    Score passed = -22;
    std::array<Score, 5> few_moves = {-200, -90, -45, -20, -8};
    // Wolf and Sheep.
    Score breakthrough = -400;
    Score detour = 15;  // for each step that the way to rank 1 takes
    Score uneven = -25;
    Score tempo = 8;
    // Games with a fortress: for each point of it that a goose holds, growing as it fills.
    Score stormed = 20;
    Score stormed_more = 3;
};
inline constexpr Weights weights;

}  // namespace refskak::search::hunt
