#include "search/evaluation/tafl.hpp"

#include <algorithm>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

using namespace tafl;

template <int width>
Evaluation<rules::tafl::Tafl<width>>::Evaluation(const Game& game)
    : game_(game), weights_(weights_for(game.rules())), ways_(game) {
    at_start_[soldiers] = game.start().soldiers.count();
    at_start_[attackers] = game.start().attackers.count();
    at_start_[idle] = (game.start().attackers & Board::edge).count();
    constexpr int centre = width / 2;
    // Attackers on the third diagonal before a corner shut it off; on a small board, the second.
    constexpr int distance = width >= 11 ? 3 : 2;
    for (int i = 0; i < Board::size; ++i) {
        const rules::Point point{static_cast<std::uint16_t>(i)};
        const rules::Cell cell = Board::cell(point);
        off_centre_[point.number] =
            std::max(std::abs(cell.file - centre), std::abs(cell.rank - centre));
        if (cell.file == centre || cell.rank == centre) continue;
        const auto quarter =
            static_cast<std::size_t>((cell.file > centre ? 1 : 0) + (cell.rank > centre ? 2 : 0));
        quarters_[quarter].set(point);
        const int to_corner =
            std::min(cell.file, width - 1 - cell.file) + std::min(cell.rank, width - 1 - cell.rank);
        if (to_corner == distance) guards_[quarter].set(point);
    }
    for (const Set& guard : guards_)
        all_guards_ |= guard;
    at_start_[guards] = (game.start().attackers & all_guards_).count();
    for (int i = 0; i < Board::size; ++i)
        for (std::size_t way = 0; way < 8; ++way)
            stairs_[static_cast<std::size_t>(i)][way] =
                stair(Board::cell(rules::Point{static_cast<std::uint16_t>(i)}),
                      (way & 1) != 0 ? 1 : -1, (way & 2) != 0 ? 1 : -1, (way & 4) != 0);
}

/// The points after `cell` on the way to the edge by steps to the side and ahead in turn.
template <int width>
auto Evaluation<rules::tafl::Tafl<width>>::stair(rules::Cell cell, int east, int north,
                                                 bool east_first) -> Set {
    Set result;
    for (bool flat = east_first; !Board::edge.test(Board::point(cell)); flat = !flat) {
        (flat ? cell.file : cell.rank) += flat ? east : north;
        result.set(Board::point(cell));
    }
    return result;
}

/// How near the attackers are to taking him.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_siege(const Position& p, Count&& count) const {
    const Set& around = game_.neighbours(p.king);
    const int hostile = (around & p.attackers).count();
    const int friendly = (around & p.soldiers).count();
    count(defenders, friendly);
    if (hostile == 0) return;
    if (!game_.takes_all_sides(p.king)) {
        count(mortal, (game_.king_taking_points(p) & ~p.soldiers).count());
        count(near, hostile);
    } else if (!Board::edge.test(p.king)) {  // the edge is safe
        const int sides = hostile + (around.test(Board::throne) ? 1 : 0);
        if (sides < 4) count(static_cast<Feature>(ring_one + sides - 1), 1);
        if (sides == 3 && friendly == 0) count(mortal, 1);
    }
}

/// Whether attackers alone part the king from the edge. Nearly always a straight way or a stair
/// leads out, and nothing needs to be flooded.
template <int width>
bool Evaluation<rules::tafl::Tafl<width>>::is_cut_off(const Position& p) const {
    const Set barred = p.attackers | game_.camps();
    const auto leads_out = [&](const Set& way) { return (way & barred).empty(); };
    for (const Set& way : stairs_[p.king.number])
        if (leads_out(way)) return false;
    for (const Set& way : game_.spots()[p.king].rays)
        if (leads_out(way)) return false;
    return !Board::reaches(Set(p.king), Board::all & ~barred, Board::edge & ~game_.camps());
}

/// What keeps him from the outside at large.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_cordon(const Position& p, Count&& count) const {
    if (is_cut_off(p)) count(cordon, 1);
    if (game_.rules().escape_at_corner) {
        count(guards, (all_guards_ & p.attackers).count() - at_start_[guards]);
        for (const Set& guard : guards_)
            if ((guard & ~p.attackers).empty()) count(corners_shut, 1);
    } else {
        int open = 0;
        for (const Set& quarter : quarters_)
            open += (quarter & p.attackers).empty();
        count(open_quarters, open);
    }
}

/// Tells `count` of each feature that is there, and how many there are.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_all(const Position& p, Count&& count) const {
    // Men count against those at the start, so that a judgement there is about even.
    count(soldiers, p.soldiers.count() - at_start_[soldiers]);
    count(attackers, p.attackers.count() - at_start_[attackers]);
    count(idle, (p.attackers & Board::edge).count() - at_start_[idle]);
    count(tempo, rules::sign(p.side));
    if (!p.king.exists()) return;
    const Set barred = Board::all & ~game_.open_to_king(p);
    const auto ways = ways_(p.king, barred);
    if (ways.out > 0)
        count(p.side == rules::Side::white ? way_to_move : ways.out == 1 ? one_way : fork, 1);
    count(ways_in_two, std::min(ways.out_in_two, 6));
    count(reach, ways.reach);
    count(breath, (game_.neighbours(p.king) & ~barred).count());
    count(off_centre, off_centre_[p.king.number]);
    count_siege(p, count);
    count_cordon(p, count);
}

template <int width>
auto Evaluation<rules::tafl::Tafl<width>>::counts(const Position& p) const -> Counts {
    Counts result{};
    count_all(p, [&](Feature feature, int number) { result[feature] += number; });
    return result;
}

template <int width>
auto Evaluation<rules::tafl::Tafl<width>>::values(const Position& p) const -> Counts {
    Counts result = counts(p);
    for (std::size_t i = 0; i < features; ++i)
        result[i] *= weights_[i];
    return result;
}

template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::evaluate(const Position& p) const {
    Score sum = 0;
    count_all(p, [&](Feature feature, int number) { sum += number * weights_[feature]; });
    return rules::sign(p.side) * sum_of<1>({sum});
}

template <int width>
std::vector<Term> Evaluation<rules::tafl::Tafl<width>>::explain(const Position& p) const {
    std::array<const char*, features> names{};
    for (std::size_t i = 0; i < features; ++i)
        names[i] = name(static_cast<Feature>(i));
    return named_terms(names, values(p));
}

template class Evaluation<rules::tafl::Tafl<5>>;
template class Evaluation<rules::tafl::Tafl<7>>;
template class Evaluation<rules::tafl::Tafl<9>>;
template class Evaluation<rules::tafl::Tafl<11>>;
template class Evaluation<rules::tafl::Tafl<13>>;
template class Evaluation<rules::tafl::Tafl<15>>;
template class Evaluation<rules::tafl::Tafl<17>>;
template class Evaluation<rules::tafl::Tafl<19>>;

}  // namespace refskak::search
