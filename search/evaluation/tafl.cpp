#include "search/evaluation/tafl.hpp"

#include <algorithm>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

namespace {

struct Weights {
    Score attacker = 60;
    // A soldier's price is that of an attacker times the odds at the start, within these bounds.
    Score soldier_least = 70;
    Score soldier_most = 130;
    // Ways out in one move: with two the king is gone, unless he is taken first.
    Score one_way_to_move = 3000;
    Score one_way_waiting = 120;
    Score fork_waiting = 900;
    // Points from which he would stand on an open line to the outside.
    Score way_in_two = 25;
    int ways_in_two_most = 6;
    Score reach = 3;
    Score breath = 12;
    // Attackers beside the king, by how many sides are still missing to take him.
    std::array<Score, 5> missing = {500, 160, 60, 20, 0};
    Score taken_next = 350;
    Score near_defender = 8;
    // The region he can walk to in any number of moves holds a way out, or does not.
    Score cordon_closed = 120;
    Score guard = 14;
    Score quarter = 30;
    Score tempo = 10;
};
constexpr Weights weights;

/// Where men who stand on `from` may go in one move.
template <class Board>
typename Board::Set slides(const typename Board::Set& from, const typename Board::Set& open) {
    typename Board::Set all;
    rules::tafl::for_each_direction([&](auto d) {
        auto reached = Board::template step<d.value>(from) & open;
        while (reached) {
            all |= reached;
            reached = Board::template step<d.value>(reached) & open;
        }
    });
    return all;
}

}  // namespace

template <int width>
Evaluation<rules::tafl::Tafl<width>>::Evaluation(const Game& game) : game_(game) {
    const Position start = game.start();
    const int soldiers = std::max(1, start.soldiers.count());
    soldier_ = std::clamp(weights.attacker * start.attackers.count() / soldiers,
                          weights.soldier_least, weights.soldier_most);
    constexpr int centre = width / 2;
    // Attackers on the third diagonal before a corner shut it off; on a small board, the second.
    constexpr int distance = width >= 11 ? 3 : 2;
    for (int i = 0; i < Board::size; ++i) {
        const rules::Point point{static_cast<std::uint16_t>(i)};
        const rules::Cell cell = Board::cell(point);
        if (cell.file == centre || cell.rank == centre) continue;
        const auto quarter =
            static_cast<std::size_t>((cell.file > centre ? 1 : 0) + (cell.rank > centre ? 2 : 0));
        quarters_[quarter].set(point);
        const int to_corner =
            std::min(cell.file, width - 1 - cell.file) + std::min(cell.rank, width - 1 - cell.rank);
        if (to_corner == distance) guards_[quarter].set(point);
    }
}

/// Ways out at once, for a king to move as good as won; else one can be stopped, two hardly.
template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::ways_out(const Position& p, const Set& first,
                                                     const Set& second) const {
    const int now = (first & game_.escape_points()).count();
    if (now > 0 && p.side == rules::Side::white) return weights.one_way_to_move;
    const Score waiting = now == 0 ? 0 : now == 1 ? weights.one_way_waiting : weights.fork_waiting;
    const int later = (second & game_.escape_points()).count();
    return waiting + weights.way_in_two * std::min(later, weights.ways_in_two_most);
}

/// Whether he must be closed in on all four sides where he stands.
template <int width>
bool Evaluation<rules::tafl::Tafl<width>>::held_at(const Position& p) const {
    if (game_.rules().king_capture == rules::tafl::KingCapture::four) return true;
    return p.king == Board::throne || game_.neighbours(p.king).test(Board::throne);
}

/// How near the attackers are to taking him, from White's view.
template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::siege(const Position& p) const {
    const Set around = game_.neighbours(p.king);
    const int attackers = (around & p.attackers).count();
    const int defenders = (around & p.soldiers).count();
    const bool all_sides = held_at(p);
    const int needed = all_sides ? (around & ~Board::throne_set).count() : 2;
    // Where two can take him they must face each other: two beside him are no more than a start.
    const int missing = std::clamp(needed - attackers + (all_sides ? 0 : 2), 0, 4);
    Score value = weights.near_defender * defenders;
    // Where four are needed a soldier at his side breaks the ring, and the edge is safe.
    if (all_sides && (defenders > 0 || around.count() < 4)) return value;
    if (attackers > 0) value -= weights.missing[static_cast<std::size_t>(missing)];
    if (p.side == rules::Side::black && (all_sides ? missing <= 1 : attackers > 0)) {
        const Set mortal = game_.king_taking_points(p);
        if (mortal && (slides<Board>(p.attackers, game_.open_to_attackers(p)) & mortal))
            value -= weights.taken_next;
    }
    return value;
}

/// Quarters of the board whose corner guards all stand: he has nothing to seek there.
template <int width>
int Evaluation<rules::tafl::Tafl<width>>::quarters_held(const Position& p) const {
    int held = 0;
    for (const Set& guard : guards_)
        held += (guard & ~p.attackers).empty() ? 1 : 0;
    return held;
}

/// Whether attackers alone, and no man of White's, part the king from every way out.
template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::cordon(const Position& p) const {
    const Set open = Board::all & ~(p.attackers | game_.camps());
    const Set region = Board::flood(Set(p.king), open);
    return (region & game_.escape_points()) ? 0 : -weights.cordon_closed;
}

template <int width>
auto Evaluation<rules::tafl::Tafl<width>>::values(const Position& p) const -> Values {
    Values v{};
    v[0] = soldier_ * p.soldiers.count() - weights.attacker * p.attackers.count();
    v[7] = weights.tempo * rules::sign(p.side);
    if (!p.king.exists()) return v;
    const Set open = game_.open_to_king(p);
    const Set first = slides<Board>(Set(p.king), open);
    const Set second = first ? slides<Board>(first, open) & ~first : Set{};
    v[1] = ways_out(p, first, second);
    v[2] = weights.reach * std::min((first | second).count(), 3 * width);
    v[3] = weights.breath * (game_.neighbours(p.king) & open).count();
    v[4] = siege(p);
    v[5] = cordon(p);
    if (game_.rules().escape_at_corner) {
        int guards = 0;
        for (const Set& guard : guards_)
            guards += (guard & p.attackers).count();
        v[6] = -weights.guard * guards - weights.quarter * quarters_held(p);
    } else {
        // Where the edge is the goal, every quarter without an attacker is a gap.
        for (const Set& quarter : quarters_)
            if ((quarter & p.attackers).empty()) v[6] += weights.quarter;
    }
    return v;
}

template <int width>
Score Evaluation<rules::tafl::Tafl<width>>::evaluate(const Position& p) const {
    return rules::sign(p.side) * sum_of(values(p));
}

template <int width>
std::vector<Term> Evaluation<rules::tafl::Tafl<width>>::explain(const Position& p) const {
    static constexpr std::array<const char*, terms> names = {
        "men", "ways-out", "reach", "breath", "siege", "cordon", "guards", "tempo"};
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
