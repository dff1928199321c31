#pragma once

#include "rules/side.hpp"

namespace refskak::search {

/// The value of a position for the side to move, in hundredths of the advantage that wins half of
/// all games. Beyond `least_win` it is proven: won in so many plies.
using Score = int;

/// No line is searched deeper than this many plies from the root.
inline constexpr int max_ply = 246;

inline constexpr Score infinite = 32000;
inline constexpr Score win = 31000;
inline constexpr Score least_win = win - max_ply;

/// Known to be won, but not in how many plies; above every judgement of an open position.
inline constexpr Score known_win = 20000;

constexpr Score win_in(int ply) { return win - ply; }
constexpr Score loss_in(int ply) { return -win + ply; }
constexpr bool is_win(Score score) { return score >= least_win; }
constexpr bool is_loss(Score score) { return score <= -least_win; }

/// UCI's `mate N` of a proven score: moves of the winner, rounded up, at least 1, negative when
/// the side to move is being beaten (a position already lost is 0).
constexpr int mate_moves(Score score) {
    if (score > 0) return score == win ? 1 : (win - score + 1) / 2;
    return -((win + score + 1) / 2);
}

enum class Bound : unsigned char { none, lower, upper, exact };

}  // namespace refskak::search
