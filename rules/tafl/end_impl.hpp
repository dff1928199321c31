#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

/// What the board says, for a position that no move led to. No two of these can hold at once.
template <int width>
Outcome Tafl<width>::state_outcome(const Position& p) const {
    if (!p.king.exists()) return win_for(Side::black, End::king_taken);
    if (escape_points_.test(p.king)) return win_for(Side::white, End::escape);
    if (p.side == Side::white && rules_.encirclement && encircled(p))
        return win_for(Side::black, End::encirclement);
    if (p.side == Side::black && rules_.fort && in_fort(p)) return win_for(Side::white, End::fort);
    return {};
}

/// Whether no White man can be reached from the edge over points that no attacker holds.
template <int width>
bool Tafl<width>::encircled(const Position& p) const {
    const Set open = Geometry::all & ~p.attackers;
    return !Geometry::reaches(Geometry::edge & open, open, p.white_men());
}

/// The points attackers hold or may come to hold while `white_men` stand still.
template <int width>
auto Tafl<width>::held_in_time(const Set& attackers, const Set& white_men) const -> Set {
    const Set free = Geometry::all & ~(attackers | white_men);
    const Set open = free & ~Geometry::corners & ~Geometry::throne_set;
    const Set passage = free & Geometry::throne_set;
    Set held = attackers;
    while (true) {
        Set grown = held | (Geometry::beside(held) & open);
        for_each_direction([&](auto d) {
            const Set on_throne = Geometry::template step<d.value>(held) & passage;
            grown |= Geometry::template step<d.value>(on_throne) & open;
        });
        if (grown == held) return held;
        held = grown;
    }
}

/// White's edge men in runs that a shieldwall could take, once attackers hold `held`.
template <int width>
auto Tafl<width>::breakable_walls(const Set& white_men, const Set& held) const -> Set {
    Set result;
    for_each_direction([&](auto front) {
        const Set edge = Geometry::edge_behind(front.value);
        const bool flat = front.value == Direction::north || front.value == Direction::south;
        const Direction along = flat ? Direction::east : Direction::north;
        for_each_point(edge & (held | Geometry::corners) & ~white_men, [&](Point start) {
            result |= wall_towards(held, white_men, start, along, front.value);
        });
    });
    return result;
}

/// The soldiers that attackers could take, once they hold `held`.
template <int width>
auto Tafl<width>::breakable(const Position& p, const Set& soldiers, const Set& held) const -> Set {
    const Set anvils = held | hostile_to_soldiers(p);
    const Set in_rank = Geometry::template step<Direction::east>(anvils) &
                        Geometry::template step<Direction::west>(anvils);
    const Set in_file = Geometry::template step<Direction::north>(anvils) &
                        Geometry::template step<Direction::south>(anvils);
    return soldiers & (in_rank | in_file | breakable_walls(soldiers | Set(p.king), held));
}

/// Whether the king stands in an exit fort: on the edge, free to move, and out of reach for ever.
template <int width>
bool Tafl<width>::in_fort(const Position& p) const {
    if (!p.king.exists() || !Geometry::edge.test(p.king)) return false;
    const Set free = Geometry::all & ~(p.attackers | p.soldiers);
    if ((neighbours(p.king) & free).empty()) return false;
    const Set king(p.king);
    // Nearly always an attacker stands at the region's border now.
    if (Geometry::reaches(king, free, Geometry::beside(p.attackers))) return false;
    Set soldiers = p.soldiers;
    Set held = held_in_time(p.attackers, soldiers | king);
    while (true) {
        const Set broken = breakable(p, soldiers, held);
        if (broken.empty()) break;
        soldiers &= ~broken;
        held = held_in_time(p.attackers, soldiers | king);
    }
    const Set region = Geometry::flood(king, Geometry::all & ~(p.attackers | soldiers));
    const Set border = Geometry::beside(region) & ~soldiers;
    return ((region | border) & held).empty();
}

}  // namespace refskak::rules::tafl
