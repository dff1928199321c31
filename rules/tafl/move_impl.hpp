#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

/// Moves all of `men` at once, a step at a time and each way: men never run into each other, so
/// every point of a step's set is one move. `visit(direction, distance, points)`.
template <int width>
template <bool with_camps, class Visit>
void Tafl<width>::slide(const Set& men, const Set& open, Visit&& visit) const {
    for_each_direction([&](auto d) {
        Set reached = men;
        for (int distance = 1;; ++distance) {
            Set next = Geometry::template step<d.value>(reached) & open;
            // Camps do not touch each other: one who enters a camp point from a camp point has
            // not left his camp.
            if constexpr (with_camps)
                next &= ~camps_ | Geometry::template step<d.value>(reached & camps_);
            if (next.empty()) break;
            visit(d.value, distance, next);
            reached = next;
        }
    });
}

/// Every move of the side to move: `visit(is_king, direction, distance, points)`.
template <int width>
template <class Visit>
void Tafl<width>::slide_side(const Position& p, Visit&& visit) const {
    const auto man = [&](Direction d, int distance, Set to) {
        to &= ~Geometry::throne_set;
        if (to) visit(false, d, distance, to);
    };
    if (p.side == Side::black) {
        if (rules_.camps)
            slide<true>(p.attackers, open_to_attackers(p), man);
        else
            slide<false>(p.attackers, open_to_attackers(p), man);
        return;
    }
    slide<false>(p.soldiers, open_to_soldiers(p), man);
    if (!p.king.exists()) return;
    slide<false>(Set(p.king), open_to_king(p), [&](Direction d, int distance, Set to) {
        if (rules_.throne != ThroneRule::king) to &= ~Geometry::throne_set;
        if (to) visit(true, d, distance, to);
    });
}

template <int width>
std::size_t Tafl<width>::count_moves(const Position& p) const {
    std::size_t count = 0;
    slide_side(p, [&](bool, Direction, int, const Set& to) {
        count += static_cast<std::size_t>(to.count());
    });
    return count;
}

template <int width>
void Tafl<width>::generate(const Position& p, MoveList<Move>& list) const {
    const NoisyPoints noisy = generate_both(p, list);
    generate_others(p, noisy, list);
}

template <int width>
void Tafl<width>::generate_quiet(const Position& p, MoveList<Move>& list) const {
    NoisyPoints noisy;
    for (const Move& move : list)
        if (move.gain != 0) (move.from == p.king ? noisy.king : noisy.others).set(move.to);
    generate_others(p, noisy, list);
}

/// The moves that do not end on points of `noisy`.
template <int width>
void Tafl<width>::generate_others(const Position& p, const NoisyPoints& noisy,
                                  MoveList<Move>& list) const {
    slide_side(p, [&](bool is_king, Direction d, int distance, const Set& to) {
        const Set quiet = to & ~(is_king ? noisy.king : noisy.others);
        const int span = distance * Geometry::stride(d);
        Move* next = list.extend(static_cast<std::size_t>(quiet.count()));
        for_each_point(quiet, [&](Point point) {
            *next++ = {{static_cast<std::uint16_t>(point.number - span)}, point, 0};
        });
    });
}

template <int width>
auto Tafl<width>::after(const Position& p, const Move& m) const -> Position {
    Position n = p;
    n.side = !p.side;
    ++n.progress;
    n.key ^= black_to_move_key;
    if (p.side == Side::white) {
        move_white(n, m);
    } else {
        ++n.move_number;
        move_black(n, m);
    }
    return n;
}

template <int width>
void Tafl<width>::move_black(Position& n, const Move& m) const {
    n.attackers.reset(m.from);
    n.attackers.set(m.to);
    n.key ^= keys_[0][m.from.number] ^ keys_[0][m.to.number];
    Set taken = taken_at(n.attackers, n.soldiers, hostile_to_soldiers(n), m.to);
    if (rules_.shieldwall) taken |= wall_taken_at(n.attackers, n.white_men(), m.to) & n.soldiers;
    const bool king_taken =
        n.king.exists() && neighbours(n.king).test(m.to) && king_taken_at(n, m.to);
    if (taken) remove_taken(n, taken);
    if (king_taken) {
        n.key ^= keys_[2][n.king.number];
        n.king = Point::none();
        n.progress = 0;
        n.outcome = win_for(Side::black, End::king_taken);
    } else if (rules_.encirclement) {
        const bool may_shut_in = n.shut_in || taken || spots_.may_part(m.to, n.attackers);
        n.shut_in = may_shut_in && encircled(n);
        if (n.shut_in) n.outcome = win_for(Side::black, End::encirclement);
    }
}

template <int width>
void Tafl<width>::move_white(Position& n, const Move& m) const {
    const bool by_king = m.from == n.king;
    if (by_king) {
        n.king = m.to;
    } else {
        n.soldiers.reset(m.from);
        n.soldiers.set(m.to);
    }
    const auto& keys = keys_[by_king ? 2 : 1];
    n.key ^= keys[m.from.number] ^ keys[m.to.number];
    Set taken = taken_at(n.white_men(), n.attackers, hostile_to_attackers_, m.to);
    if (rules_.shieldwall) taken |= wall_taken_at(n.white_men(), n.attackers, m.to);
    if (taken) remove_taken(n, taken);
    if (by_king && escape_points_.test(m.to))
        n.outcome = win_for(Side::white, End::escape);
    else if (rules_.fort && in_fort(n))
        n.outcome = win_for(Side::white, End::fort);
}

/// `taken` are men of the side that now has the move.
template <int width>
void Tafl<width>::remove_taken(Position& p, const Set& taken) const {
    const int kind = p.side == Side::black ? 0 : 1;
    (kind == 0 ? p.attackers : p.soldiers) &= ~taken;
    for_each_point(taken, [&](Point point) { p.key ^= keys_[kind][point.number]; });
    p.progress = 0;
}

template <int width>
auto Tafl<width>::after_pass(const Position& p) const -> Position {
    Position n = p;
    n.side = !p.side;
    ++n.progress;
    if (p.side == Side::black) ++n.move_number;
    n.key ^= black_to_move_key;
    n.outcome = state_outcome(n);
    return n;
}

template <int width>
Outcome Tafl<width>::repeated(const Position& p) const {
    switch (rules_.repetition) {
        case Repetition::white_loses:
            return win_for(Side::black, End::repetition);
        // The side to move did not make the move that repeated.
        case Repetition::loses:
            return win_for(p.side, End::repetition);
        default:
            return draw_by(End::repetition);
    }
}

}  // namespace refskak::rules::tafl
