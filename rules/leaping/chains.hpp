#pragma once

#include <cstdint>
#include <vector>

#include "rules/leaping/board.hpp"
#include "rules/leaping/move.hpp"
#include "rules/move_list.hpp"

namespace refskak::rules::leaping {

/// What a leaping man meets: `occupied` without the man himself, the men that he may leap over, and
/// those among them that he takes in passing.
struct Crowd {
    PointSet occupied;
    PointSet leapable;
    PointSet takeable;

    bool can_leap(const Leap& leap, PointSet taken) const {
        return (leapable & ~taken).test(leap.over) && !(occupied & ~taken).test(leap.landing);
    }
    bool can_leap_from(const Board& board, Point from, PointSet taken) const {
        for (const Leap& leap : board.leaps(from))
            if (can_leap(leap, taken)) return true;
        return false;
    }
    /// What the leap takes, added to `taken`.
    PointSet taken_after(const Leap& leap, PointSet taken) const {
        if (takeable.test(leap.over)) taken.set(leap.over);
        return taken;
    }
};

/// The leap from one point to another, or null when no line leads there.
const Leap* find_leap(const Board& board, Point from, Point landing);

/// The most chains that a man is given. Composed positions can have millions, which nobody could
/// list, let alone search; the longest are then left out. No game that was ever played comes near.
inline constexpr std::size_t most_chains = 8192;

/// The most moves that a side has in a position that is read. Throws a `Fault` when there are more.
inline constexpr std::size_t most_moves = 4096;
void require_countable(std::size_t moves);
/// The same for both sides: who waits will move as well.
template <class Game, class Position>
void require_countable(const Game& game, Position p) {
    for (int turn = 0; turn < 2; ++turn, p.side = !p.side)
        if (!game.decided(p).decided()) require_countable(game.count_moves(p));
}

/// Appends every state (point, men taken) that one or more leaps from `from` reach, except the
/// first, each once; whether a man may stop there is the caller's affair. States come in the order
/// of their canonical paths: shortest first, then by landing points. If `parents` is given it gets,
/// for each state appended, the place of the state before its last leap, -1 for the start. False:
/// there were more than `most_chains`.
bool append_chains(const Board& board, Point from, const Crowd& crowd, MoveList<Move>& list,
                   std::vector<int>* parents = nullptr);

/// How many states `append_chains` appends; allocates nothing as long as they are few.
std::size_t count_chains(const Board& board, Point from, const Crowd& crowd);

/// Appends the single leaps from `from`.
void append_single_leaps(const Board& board, Point from, const Crowd& crowd, MoveList<Move>& list);

/// The landing points of the canonical path to a state; empty when no chain leads there.
std::vector<Point> canonical_path(const Board& board, const Crowd& crowd, const Move& move);

}  // namespace refskak::rules::leaping
