#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

/// Men among `victims` taken between the man who arrived on `to` and a hostile point.
template <int width>
auto Tafl<width>::taken_at(const Set& captors, const Set& victims, const Set& hostile,
                           Point to) const -> Set {
    const Spot& spot = spots_[to.number];
    Set taken;
    if ((spot.neighbours & victims).empty()) return taken;
    const Set anvils = captors | hostile;
    for (int d = 0; d < 4; ++d) {
        if (!spot.far[d].exists()) continue;
        if (victims.test(spot.near[d]) && anvils.test(spot.far[d])) taken.set(spot.near[d]);
    }
    return taken;
}

/// The run of `victims` that begins beside `to` and goes `along` the edge, if it is taken.
template <int width>
auto Tafl<width>::wall_towards(const Set& captors, const Set& victims, Point to, Direction along,
                               Direction front) const -> Set {
    Set run;
    Point end = spots_[to.number].near[index(along)];
    for (; end.exists() && victims.test(end); end = spots_[end.number].near[index(along)]) {
        if (!captors.test(spots_[end.number].near[index(front)])) return {};
        run.set(end);
    }
    // A run that goes on to the last point includes a corner, and cannot be closed.
    const bool closed = end.exists() && (captors.test(end) || Geometry::corners.test(end));
    return closed && run.count() >= 2 ? run : Set{};
}

template <int width>
auto Tafl<width>::wall_taken_at(const Set& captors, const Set& victims, Point to) const -> Set {
    Set taken;
    if (!Geometry::edge.test(to)) return taken;
    for_each_direction([&](auto front) {
        if (!Geometry::edge_behind(front.value).test(to)) return;
        for_each_direction([&](auto along) {
            if (along.value == front.value || along.value == opposite(front.value)) return;
            taken |= wall_towards(captors, victims, to, along.value, front.value);
        });
    });
    return taken;
}

/// Whether the attacker who arrived on `to` takes the king; `p` has him there already.
template <int width>
bool Tafl<width>::king_taken_at(const Position& p, Point to) const {
    if (!p.king.exists()) return false;
    const Spot& spot = spots_[p.king.number];
    if (!spot.neighbours.test(to)) return false;
    const bool at_throne = p.king == Geometry::throne || spot.neighbours.test(Geometry::throne);
    if (rules_.king_capture == KingCapture::four || at_throne) {
        // Only the king can stand on the throne, so beside him it is empty.
        const Set held = p.attackers | Geometry::throne_set;
        return spot.neighbours.count() == 4 && (spot.neighbours & ~held).empty();
    }
    for (int d = 0; d < 4; ++d) {
        if (spot.near[d] != to) continue;
        const Point behind = spot.near[d ^ 1];
        return behind.exists() && (p.attackers | hostile_to_king_).test(behind);
    }
    return false;
}

template <int width>
auto Tafl<width>::king_taking_points(const Position& p) const -> Set {
    Set points;
    if (!p.king.exists()) return points;
    for_each_point(spots_[p.king.number].neighbours & ~p.attackers, [&](Point to) {
        Position arrived = p;
        arrived.attackers.set(to);
        if (king_taken_at(arrived, to)) points.set(to);
    });
    return points;
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

}  // namespace refskak::rules::tafl
