#pragma once

#include "rules/tafl/tafl.hpp"

namespace refskak::rules::tafl {

/// Men among `victims` taken between the man who arrived on `to` and a hostile point.
template <int width>
auto Tafl<width>::taken_at(const Set& captors, const Set& victims, const Set& hostile,
                           Point to) const -> Set {
    const auto& spot = spots_[to];
    const Set beside = spot.neighbours & victims;
    if (beside.empty()) return beside;
    // Of the neighbours of a point two steps away in line one alone is a neighbour here.
    return beside & Geometry::beside(spot.two_away & (captors | hostile));
}

/// The run of `victims` that begins beside `to` and goes `along` the edge, if it is taken.
template <int width>
auto Tafl<width>::wall_towards(const Set& captors, const Set& victims, Point to, Direction along,
                               Direction front) const -> Set {
    Set run;
    Point end = spots_[to].near[index(along)];
    for (; end.exists() && victims.test(end); end = spots_[end].near[index(along)]) {
        if (!captors.test(spots_[end].near[index(front)])) return {};
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

/// Whether the attacker who arrived on `to`, beside the king, takes him; `p` has him there already.
template <int width>
bool Tafl<width>::king_taken_at(const Position& p, Point to) const {
    const auto& spot = spots_[p.king];
    assert(spot.neighbours.test(to));
    if (takes_all_sides(p.king)) {
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

}  // namespace refskak::rules::tafl
