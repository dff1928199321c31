#include <algorithm>

#include "rules/hunt/hunt.hpp"

namespace refskak::rules::hunt {

using leaping::Crowd;
using leaping::PointSet;

void Hunt::append_leaps(const Position& p, Point fox, MoveList<Move>& list) const {
    if (rules_.leaps == Leaps::off) return;
    const Crowd met = crowd(p, fox);
    if (rules_.leaps == Leaps::single) return append_single_leaps(board_, fox, met, list);
    const std::size_t first = list.size();
    const bool all = append_chains(board_, fox, met, list);
    // Who must leap goes on until he can leap no further, as far as all ways on are known.
    if (!rules_.compulsory || !all) return;
    std::size_t kept = first;
    for (std::size_t i = first; i < list.size(); ++i)
        if (!met.can_leap_from(board_, list[i].to, list[i].taken_points())) list[kept++] = list[i];
    list.shrink(kept);
}

void Hunt::append_steps(const Position& p, MoveList<Move>& list) const {
    const PointSet free = free_points(p);
    for (const Point fox : p.foxes)
        for (const Point to : board_.steps(fox) & free)
            list.push({fox, to, taken_between(p, to).word()});
}

void Hunt::append_fox_moves(const Position& p, MoveList<Move>& list) const {
    if (p.fox_in_hand) {
        for (const Point to : free_points(p))
            list.push({Point::none(), to, 0});
        return;
    }
    const std::size_t first = list.size();
    for (const Point fox : p.foxes)
        append_leaps(p, fox, list);
    if (rules_.compulsory && list.size() != first) return;
    append_steps(p, list);
}

void Hunt::generate(const Position& p, MoveList<Move>& list) const {
    if (p.side == Side::black) return append_fox_moves(p, list);
    const PointSet free = free_points(p);
    for (const Point goose : p.geese)
        for (const Point to : goose_steps_[goose.number] & free)
            list.push({goose, to, 0});
}

void Hunt::generate_noisy(const Position& p, MoveList<Move>& list) const {
    if (p.side == Side::white || p.fox_in_hand) return;
    const std::size_t first = list.size();
    for (const Point fox : p.foxes)
        append_leaps(p, fox, list);
    if (!rules_.goal && !rules_.escape && !rules_.between) return;
    if (rules_.compulsory && list.size() != first) return;
    append_noisy_steps(p, list);
}

/// Steps that take or that win.
void Hunt::append_noisy_steps(const Position& p, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    append_steps(p, list);
    std::size_t kept = first;
    for (std::size_t i = first; i < list.size(); ++i)
        if (list[i].taken != 0 || decided(after(p, list[i])).decided()) list[kept++] = list[i];
    list.shrink(kept);
}

std::size_t Hunt::count_leaps(const Position& p, Point fox) const {
    if (rules_.leaps == Leaps::off || (board_.steps(fox) & p.geese).empty()) return 0;
    const Crowd met = crowd(p, fox);
    if (rules_.leaps == Leaps::single)
        return static_cast<std::size_t>(std::ranges::count_if(
            board_.leaps(fox), [&](const leaping::Leap& leap) { return met.can_leap(leap, {}); }));
    if (!rules_.compulsory) return count_chains(board_, fox, met);
    MoveList<Move> list;
    append_leaps(p, fox, list);
    return list.size();
}

std::size_t Hunt::count_moves(const Position& p) const {
    const PointSet free = free_points(p);
    std::size_t count = 0;
    if (p.side == Side::white) {
        for (const Point goose : p.geese)
            count += static_cast<std::size_t>((goose_steps_[goose.number] & free).count());
        return count;
    }
    if (p.fox_in_hand) return static_cast<std::size_t>(free.count());
    for (const Point fox : p.foxes)
        count += count_leaps(p, fox);
    if (rules_.compulsory && count != 0) return count;
    for (const Point fox : p.foxes)
        count += static_cast<std::size_t>((board_.steps(fox) & free).count());
    return count;
}

}  // namespace refskak::rules::hunt
