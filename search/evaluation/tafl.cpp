#include "search/evaluation/tafl.hpp"

#include <algorithm>
#include <bit>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

using namespace tafl;
using rules::tafl::Direction;

template <int width>
Evaluation<rules::tafl::Tafl<width>>::Evaluation(const Game& game, const tafl::Weights& weights)
    : game_(game), weights_(weights), ways_(game) {
    constexpr int centre = width / 2;
    // Attackers on the third diagonal before a corner shut it off; on a small board, the second.
    constexpr int distance = width >= 11 ? 3 : 2;
    for (int i = 0; i < Board::size; ++i) {
        const rules::Point point{static_cast<std::uint16_t>(i)};
        const rules::Cell cell = Board::cell(point);
        off_centre_[point.number] =
            std::max(std::abs(cell.file - centre), std::abs(cell.rank - centre));
        const Set& ring = game.spots()[point].ring;
        close_by_[point.number] = ring | Board::beside(ring);
        if (cell.file == centre || cell.rank == centre) continue;
        const auto quarter =
            static_cast<std::size_t>((cell.file > centre ? 1 : 0) + (cell.rank > centre ? 2 : 0));
        quarters_[quarter].set(point);
        const int to_corner =
            std::min(cell.file, width - 1 - cell.file) + std::min(cell.rank, width - 1 - cell.rank);
        if (to_corner == distance) guards_.set(point);
        if (to_corner == distance - 1) close_guards_.set(point);
    }
    // Men count against those at the start, so that a judgement there is about even.
    at_start_[soldiers] = game.start().soldiers.count();
    count_formation(game.start().attackers,
                    [&](Feature feature, int number) { at_start_[feature] += number; });
    for (std::size_t i = 0; i < features; ++i)
        worth_at_start_ += at_start_[i] * weights_[i];
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

/// What the attackers are by themselves: a net with few holes, wherever White stands.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_formation(const Set& men, Count&& count) const {
    const Set north = Board::template step<Direction::north>(men);
    const Set flat = Board::template step<Direction::east>(men);
    count(attackers, men.count());
    count(idle, (men & Board::edge).count());
    count(links, (men & Board::template step<Direction::east>(north)).count() +
                     (men & Board::template step<Direction::west>(north)).count());
    count(pairs, (men & north).count() + (men & flat).count());
    count(lanes, 2 * width - std::popcount(Board::files_of(men)) -
                     (Board::ranks_of(men) & Board::east_edge).count());
    for (const Set& quarter : quarters_)
        if ((quarter & men).empty()) count(open_quarters, 1);
    if (!game_.rules().escape_at_corner) return;
    count(guards, (guards_ & men).count());
    count(close_guards, (close_guards_ & men).count());
}

/// Whether the attackers bar the king's way to every escape point.
template <int width>
bool Evaluation<rules::tafl::Tafl<width>>::cuts_off(Formation& formation, rules::Point king) const {
    if (formation.open.empty()) {
        const Set free = Board::all & ~(formation.attackers | game_.camps());
        formation.open = Board::flood(game_.escape_points() & free, free);
    }
    return !formation.open.test(king);
}

/// What concerns the king.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_king(const Position& p, Formation& formation,
                                                      Count&& count) const {
    const Set barred = Board::all & ~game_.open_to_king(p);
    const auto ways = ways_(p.king, barred);
    if (ways.out > 0)
        count(p.side == rules::Side::white ? way_to_move : ways.out == 1 ? one_way : fork, 1);
    count(ways_in_two, std::min(ways.out_in_two, 6));
    count(reach, ways.reach);
    count(breath, (game_.neighbours(p.king) & ~barred).count());
    count(off_centre, off_centre_[p.king.number]);
    count(pressing, (close_by_[p.king.number] & p.attackers).count());
    count_siege(p, count);
    if (ways.out > 0 || ways.out_in_two > 0 || !cuts_off(formation, p.king)) return;
    count(cordon, 1);
    count(room, Board::flood(Set(p.king), Board::all & ~(p.attackers | game_.camps())).count());
}

/// Tells `count` of each feature but the attackers' own, and how many there are.
template <int width>
template <class Count>
void Evaluation<rules::tafl::Tafl<width>>::count_others(const Position& p, Formation& formation,
                                                        Count&& count) const {
    count(soldiers, p.soldiers.count());
    count(tempo, rules::sign(p.side));
    if (p.king.exists()) count_king(p, formation, count);
}

template <int width>
auto Evaluation<rules::tafl::Tafl<width>>::counts(const Position& p) const -> Counts {
    Counts result{};
    const auto add = [&](Feature feature, int number) { result[feature] += number; };
    count_formation(p.attackers, add);
    Formation net = formation(p.attackers);
    count_others(p, net, add);
    for (std::size_t i = 0; i < features; ++i)
        result[i] -= at_start_[i];
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
auto Evaluation<rules::tafl::Tafl<width>>::formation(const Set& attackers) const -> Formation {
    Formation result{attackers, {}, 0};
    count_formation(attackers, [&](Feature feature, int number) {
        result.worth += number * weights_[feature];
    });
    return result;
}

template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::evaluate(const Position& p,
                                                     Formation& formation) const {
    Score sum = formation.worth - worth_at_start_;
    count_others(p, formation,
                 [&](Feature feature, int number) { sum += number * weights_[feature]; });
    return rules::sign(p.side) * sum_of<1>({sum});
}

template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::evaluate(const Position& p) const {
    Formation net = formation(p.attackers);
    return evaluate(p, net);
}

template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::evaluate(const Position& p, Notes& notes) const {
    return evaluate(p, notes(p.attackers, [&] { return formation(p.attackers); }));
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
