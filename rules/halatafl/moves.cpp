#include "rules/halatafl/halatafl.hpp"

namespace refskak::rules::halatafl {

using leaping::Crowd;
using leaping::PointSet;

void Halatafl::append_chains_of(const Position& p, Point man, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    append_chains(board_, man, crowd(p, man), list);
    // Corners serve as landing points on the way only.
    std::size_t kept = first;
    for (std::size_t i = first; i < list.size(); ++i)
        if (!corners_.test(list[i].to)) list[kept++] = list[i];
    list.shrink(kept);
}

bool Halatafl::can_move(const Position& p, Side side) const {
    Position turned = p;
    turned.side = side;
    const PointSet free = free_points(p);
    for (const Point man : p.men[side])
        if (!(steps(side, man) & free).empty()) return true;
    MoveList<Move> list;
    for (const Point man : p.men[side]) {
        append_chains_of(turned, man, list);
        if (!list.empty()) return true;
    }
    return false;
}

void Halatafl::generate(const Position& p, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    const PointSet free = free_points(p);
    for (const Point man : p.men[p.side]) {
        append_chains_of(p, man, list);
        for (const Point to : steps(p.side, man) & free)
            list.push({man, to, 0});
    }
    if (list.size() == first && can_move(p, !p.side)) list.push({});
}

void Halatafl::generate_noisy(const Position& p, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    for (const Point man : p.men[p.side])
        append_chains_of(p, man, list);
    std::size_t kept = first;
    for (std::size_t i = first; i < list.size(); ++i)
        if (list[i].taken != 0) list[kept++] = list[i];
    list.shrink(kept);
}

std::size_t Halatafl::count_moves(const Position& p) const {
    const PointSet free = free_points(p);
    std::size_t count = 0;
    MoveList<Move> chains;
    for (const Point man : p.men[p.side]) {
        append_chains_of(p, man, chains);
        count += static_cast<std::size_t>((steps(p.side, man) & free).count());
    }
    count += chains.size();
    if (count == 0 && can_move(p, !p.side)) return 1;  // the pass
    return count;
}

}  // namespace refskak::rules::halatafl
