#include "rules/halatafl/halatafl.hpp"
#include "rules/halatafl/leaps.hpp"

namespace refskak::rules::halatafl {

using leaping::PointSet;

namespace {

/// Keeps those of the moves from `first` on that `keeps` says.
template <class Keeps>
void filter(MoveList<leaping::Move>& list, std::size_t first, Keeps keeps) {
    std::size_t kept = first;
    for (std::size_t i = first; i < list.size(); ++i)
        if (keeps(list[i])) list[kept++] = list[i];
    list.shrink(kept);
}

}  // namespace

void Halatafl::append_all_chains(const Position& p, Point man, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    append_chains(board_, man, crowd(p, man), list);
    // Corners serve as landing points on the way only.
    filter(list, first, [&](const Move& move) { return !corners_.test(move.to); });
}

void Halatafl::append_taking(const Position& p, const Leaps& leaps, Point man, PointSet reached,
                             MoveList<Move>& list) const {
    if (!leaps.takes(man, reached)) return;
    if (leaps.append_taking(man, reached, board_.points() & ~corners_, list)) return;
    const std::size_t first = list.size();
    append_all_chains(p, man, list);
    filter(list, first, [](const Move& move) { return move.taken != 0; });
}

void Halatafl::append_chains_of(const Position& p, const Leaps& leaps, Point man,
                                MoveList<Move>& list) const {
    const PointSet reached = leaps.peaceful(man);
    append_taking(p, leaps, man, reached, list);
    for (const Point to : reached & ~corners_)
        list.push({man, to, 0});
}

void Halatafl::append_steps(const Position& p, MoveList<Move>& list) const {
    const PointSet free = free_points(p) & ~corners_;
    for_each_way([&](auto way) {
        if (!leads_ahead(p.side, way)) return;
        constexpr int shift = way_shifts[way];
        for (const Point to : shifted<shift>(p.men[p.side] & ways_.step_from(way)) & free)
            list.push({Point{static_cast<std::uint16_t>(to.number - shift)}, to, 0});
    });
}

int Halatafl::count_steps(const Position& p, Side side) const {
    const PointSet free = free_points(p) & ~corners_;
    int count = 0;
    for_each_way([&](auto way) {
        if (leads_ahead(side, way))
            count += (shifted<way_shifts[way]>(p.men[side] & ways_.step_from(way)) & free).count();
    });
    return count;
}

bool Halatafl::can_move(const Position& p, Side side) const {
    if (count_steps(p, side) > 0) return true;
    Position turned = p;
    turned.side = side;
    const Leaps leaps(ways_, p, side, board_.points());
    MoveList<Move> list;
    for (const Point man : leaps.able()) {
        append_chains_of(turned, leaps, man, list);
        if (!list.empty()) return true;
    }
    return false;
}

void Halatafl::generate(const Position& p, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    const Leaps leaps(ways_, p, p.side, board_.points());
    for (const Point man : leaps.able())
        append_chains_of(p, leaps, man, list);
    append_steps(p, list);
    if (list.size() == first && can_move(p, !p.side)) list.push({});
}

void Halatafl::generate_noisy(const Position& p, MoveList<Move>& list) const {
    const Leaps leaps(ways_, p, p.side, board_.points());
    for (const Point man : leaps.able())
        append_taking(p, leaps, man, leaps.peaceful(man), list);
}

std::size_t Halatafl::count_moves(const Position& p) const {
    const Leaps leaps(ways_, p, p.side, board_.points());
    auto count = static_cast<std::size_t>(count_steps(p, p.side));
    MoveList<Move> taking;
    for (const Point man : leaps.able()) {
        const PointSet reached = leaps.peaceful(man);
        append_taking(p, leaps, man, reached, taking);
        count += static_cast<std::size_t>((reached & ~corners_).count());
    }
    count += taking.size();
    if (count == 0 && can_move(p, !p.side)) return 1;  // the pass
    return count;
}

}  // namespace refskak::rules::halatafl
