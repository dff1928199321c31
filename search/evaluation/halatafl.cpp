#include "search/evaluation/halatafl.hpp"

#include <algorithm>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

namespace {

using rules::Point;
using rules::Side;
using rules::leaping::PointSet;

struct Weights {
    Score man = 100;
    // A lead weighs more when few are left: this, times the lead, over all men on the board.
    Score lead = 800;
    // A man who can be taken at once: the first when the opponent is to move, any other besides.
    Score threat_to_move = 45;
    Score threat_waiting = 15;
    Score further_threat = 10;
    Score rank = 2;
    Score free_man = 4;    // has a step left
    Score spent_man = -8;  // has none ahead of him ever: only leaps can move him
    Score tempo = 8;
};
constexpr Weights weights;

}  // namespace

Evaluation<rules::halatafl::Halatafl>::Evaluation(const Game& game)
    : game_(game), board_(game.board()), ways_(game.ways()) {}

/// What it costs `victim` that single leaps threaten his men.
Score Evaluation<rules::halatafl::Halatafl>::threatened(const Position& p, Side victim) const {
    const PointSet ends = game_.free_points(p) & ~game_.corners();
    PointSet men_threatened;
    rules::halatafl::for_each_way([&](auto way) {
        const PointSet takers = p.men[!victim] & ways_.leapers<way>(p.men[victim], ends);
        men_threatened |= rules::halatafl::shifted<rules::halatafl::way_shifts[way]>(takers);
    });
    if (men_threatened.empty()) return 0;
    const bool at_once = game_.side_to_move(p) != victim;
    return (at_once ? weights.threat_to_move : weights.threat_waiting) +
           weights.further_threat * (men_threatened.count() - 1);
}

/// Ranks won: a man never steps back, so this is also how long his way still is.
Score Evaluation<rules::halatafl::Halatafl>::advanced(const Position& p, Side side) const {
    int ranks = 0;
    for (int rank = 0; rank + 1 < board_.ranks(); ++rank) {
        const PointSet below = board_.up_to_rank(rank);
        ranks += (p.men[side] & (side == Side::white ? ~below : below)).count();
    }
    return weights.rank * ranks;
}

Score Evaluation<rules::halatafl::Halatafl>::mobile(const Position& p, Side side) const {
    const PointSet open = game_.free_points(p) & ~game_.corners();
    const PointSet free_men = ways_.steppers(side, p.men[side], open);
    const PointSet below_last = board_.up_to_rank(board_.ranks() - 2);
    const PointSet last_rank =
        side == Side::white ? board_.points() & ~below_last : board_.up_to_rank(0);
    return weights.free_man * free_men.count() +
           weights.spent_man * (p.men[side] & last_rank & ~free_men).count();
}

auto Evaluation<rules::halatafl::Halatafl>::values(const Position& p) const -> Values {
    const int white = p.men.white.count();
    const int black = p.men.black.count();
    const int lead = white - black;
    Values v{};
    v[men] = weights.man * lead + weights.lead * lead / std::max(1, white + black);
    v[threats] = threatened(p, Side::black) - threatened(p, Side::white);
    v[advance] = advanced(p, Side::white) - advanced(p, Side::black);
    v[mobility] = mobile(p, Side::white) - mobile(p, Side::black);
    v[tempo] = weights.tempo * rules::sign(game_.side_to_move(p));
    return v;
}

Score Evaluation<rules::halatafl::Halatafl>::evaluate(const Position& p) const {
    return rules::sign(game_.side_to_move(p)) * sum_of(values(p));
}

std::vector<Term> Evaluation<rules::halatafl::Halatafl>::explain(const Position& p) const {
    static constexpr std::array<const char*, terms> names = {"men", "threats", "advance",
                                                             "mobility", "tempo"};
    return named_terms(names, values(p));
}

}  // namespace refskak::search
