#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

/// `to` lies in direction `d` of `from`. The law of `slide_side`, for one move.
template <int width>
bool Tafl<width>::is_legal(const Position& p, Point from, Point to, Direction d) const {
    const bool white = p.side == Side::white;
    const bool by_king = from == p.king;
    if (by_king ? !white : !(white ? p.soldiers : p.attackers).test(from)) return false;
    if (to == Geometry::throne && !(by_king && rules_.throne == ThroneRule::king)) return false;
    const Set way = spots_[from].rays[index(d)] & ~spots_[to].rays[index(d)];
    const Set open = by_king ? open_to_king(p) : white ? open_to_soldiers(p) : open_to_attackers(p);
    if (!(way & ~open).empty()) return false;
    return white || !rules_.camps || camps_allow(from, to);
}

/// What the generator would say of a legal move.
template <int width>
int Tafl<width>::gain_of(const Position& p, Point from, Point to) const {
    const bool white = p.side == Side::white;
    if (white ? from == p.king && escape_points_.test(to) : king_taking_points(p).test(to))
        return winning_gain;
    const Set& victims = white ? p.attackers : p.soldiers;
    const Set captors = white ? p.white_men() : p.attackers;
    const Set& hostile = white ? hostile_to_attackers_ : hostile_to_soldiers(p);
    int gain = taken_at(captors, victims, hostile, to).count();
    if (rules_.shieldwall) {
        const Set walled = white ? victims : p.white_men();
        gain += (wall_taken_at(captors, walled, to) & victims).count();
    }
    return gain;
}

/// The inverse of `hint`.
template <int width>
auto Tafl<width>::find(const Position& p, std::uint16_t hint) const -> std::optional<Move> {
    if (hint == 0) return std::nullopt;
    const int from = (hint - 1) / hint_ends;
    const int end = (hint - 1) % hint_ends;
    if (from >= Geometry::size) return std::nullopt;
    const auto start = Spots<width>::places[static_cast<std::size_t>(from)];
    int steps = 0;
    bool in_rank = false;
    if constexpr (hint_ends == Geometry::size) {
        const auto goal = Spots<width>::places[static_cast<std::size_t>(end)];
        in_rank = goal.rank == start.rank;
        if (!in_rank && goal.file != start.file) return std::nullopt;
        steps = in_rank ? goal.file - start.file : goal.rank - start.rank;
    } else {
        in_rank = end < width;
        steps = in_rank ? end - start.file : end - width - start.rank;
    }
    const int to = from + (in_rank ? steps : steps * width);
    const Direction d = in_rank ? (steps > 0 ? Direction::east : Direction::west)
                                : (steps > 0 ? Direction::north : Direction::south);
    Move move{{static_cast<std::uint16_t>(from)}, {static_cast<std::uint16_t>(to)}, 0};
    if (steps == 0 || !is_legal(p, move.from, move.to, d)) return std::nullopt;
    move.gain = static_cast<std::uint8_t>(gain_of(p, move.from, move.to));
    return move;
}

}  // namespace refskak::rules::tafl
