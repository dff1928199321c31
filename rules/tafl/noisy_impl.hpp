#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

template <int width>
auto Tafl<width>::king_taking_points(const Position& p) const -> Set {
    Set points;
    if (!p.king.exists()) return points;
    const auto& spot = spots_[p.king];
    if (takes_all_sides(p.king)) {
        const Set missing = spot.neighbours & ~(p.attackers | Geometry::throne_set);
        const bool last = spot.neighbours.count() == 4 && missing.count() == 1;
        return last ? missing : points;
    }
    const Set anvils = p.attackers | hostile_to_king_;
    for (int d = 0; d < 4; ++d) {
        const Point to = spot.near[d];
        const Point behind = spot.near[d ^ 1];
        if (to.exists() && behind.exists() && anvils.test(behind)) points.set(to);
    }
    return points & ~p.attackers;
}

template <int width>
auto Tafl<width>::threats(const Position& p) const -> Threats {
    Threats found;
    const bool white = p.side == Side::white;
    const Set& victims = white ? p.attackers : p.soldiers;
    const Set anvils =
        white ? p.white_men() | hostile_to_attackers_ : p.attackers | hostile_to_soldiers(p);
    for_each_direction([&](auto d) {
        constexpr Direction back = opposite(d.value);
        const Set beside_anvil = victims & Geometry::template step<back>(anvils);
        found.landings[index(d.value)] = Geometry::template step<back>(beside_anvil);
        found.any |= found.landings[index(d.value)];
    });
    if (!white) found.winning = king_taking_points(p);
    if (rules_.shieldwall) add_walls(p, found);
    found.any |= found.winning | found.walls;
    return found;
}

/// The edge points beside an edge man who is faced: a superset of where shieldwalls are closed.
template <int width>
void Tafl<width>::add_walls(const Position& p, Threats& found) const {
    const bool white = p.side == Side::white;
    const Set captors = white ? p.white_men() : p.attackers;
    const Set victims = white ? p.attackers : p.white_men();
    for_each_direction([&](auto front) {
        constexpr Direction back = opposite(front.value);
        const Set edge = Geometry::edge_behind(front.value);
        const Set faced = victims & edge & Geometry::template step<back>(captors);
        if (faced) found.walls |= Geometry::beside(faced) & edge;
    });
}

template <int width>
int Tafl<width>::gain_at(const Position& p, const Threats& found, Point to) const {
    if (found.winning.test(to)) return winning_gain;
    int gain = 0;
    for (const Set& landing : found.landings)
        gain += landing.test(to);
    if (!found.walls.test(to)) return gain;
    const bool white = p.side == Side::white;
    const Set wall = white ? wall_taken_at(p.white_men(), p.attackers, to)
                           : wall_taken_at(p.attackers, p.white_men(), to) & p.soldiers;
    return gain + wall.count();
}

/// Whether an attacker may go from `from` to `to` as far as camps are concerned; nothing else
/// stands between them.
template <int width>
bool Tafl<width>::camps_allow(Point from, Point to) const {
    Set way(to);
    for_each_direction([&](auto d) {
        if (spots_[to].rays[index(d.value)].test(from))
            way |= spots_.template reach<d.value>(to, Set(from));
    });
    const Set through = way & camps_;
    if (through.empty()) return true;
    // Camps do not touch each other, and a line that leaves one meets another only at its end.
    return camps_.test(from) && (!camps_.test(to) || through == way);
}

/// Appends the moves of `men` that take men, and gives the points where they end. Looks back from
/// each such point: they are few.
template <int width>
template <bool with_camps>
auto Tafl<width>::generate_taking(const Position& p, const Threats& found, const Set& men,
                                  const Set& open, MoveList<Move>& list) const -> Set {
    Set points;
    const Set barred = ~open;
    for_each_point(found.any & open & ~Geometry::throne_set, [&](Point to) {
        std::array<Point, 4> movers;
        std::size_t count = 0;
        for_each_direction([&](auto d) {
            const Point from = spots_.template first_barred<d.value>(to, barred);
            movers[count] = from;
            count += from.exists() && men.test(from) && (!with_camps || camps_allow(from, to));
        });
        if (count == 0) return;
        const auto gain = static_cast<std::uint8_t>(gain_at(p, found, to));
        if (gain == 0) return;
        points.set(to);
        for (std::size_t i = 0; i < count; ++i)
            list.push({movers[i], to, gain});
    });
    return points;
}

template <int width>
auto Tafl<width>::generate_noisy_king(const Position& p, const Threats& found,
                                      MoveList<Move>& list) const -> Set {
    Set points;
    if (!p.king.exists()) return points;
    Set ends = spots_.reach(p.king, ~open_to_king(p)) & (found.any | escape_points_);
    if (rules_.throne != ThroneRule::king) ends &= ~Geometry::throne_set;
    for_each_point(ends, [&](Point to) {
        const int gain = escape_points_.test(to) ? winning_gain : gain_at(p, found, to);
        if (gain == 0) return;
        points.set(to);
        list.push({p.king, to, static_cast<std::uint8_t>(gain)});
    });
    return points;
}

template <int width>
auto Tafl<width>::generate_both(const Position& p, MoveList<Move>& list) const -> NoisyPoints {
    const Threats found = threats(p);
    if (p.side == Side::white)
        return {generate_taking<false>(p, found, p.soldiers, open_to_soldiers(p), list),
                generate_noisy_king(p, found, list)};
    const Set open = open_to_attackers(p);
    if (rules_.camps) return {generate_taking<true>(p, found, p.attackers, open, list), {}};
    return {generate_taking<false>(p, found, p.attackers, open, list), {}};
}

template <int width>
void Tafl<width>::generate_noisy(const Position& p, MoveList<Move>& list) const {
    generate_both(p, list);
}

}  // namespace refskak::rules::tafl
