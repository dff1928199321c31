#pragma once

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <random>
#include <vector>

#include "rules/game.hpp"
#include "search/searcher.hpp"

/// Minimax in its plainest form, against which alpha-beta is held on toy and real games.
namespace refskak::tests {

template <rules::Game G>
class Minimax {
  public:
    Minimax(const G& game, const search::Evaluation<G>& evaluation)
        : game_(game), evaluation_(evaluation) {}

    search::Score root_value(const typename G::Position& p, int depth) {
        path_.assign(1, game_.key(p));
        return best_reply(p, depth);
    }

  private:
    using Position = typename G::Position;

    search::Score best_reply(const Position& p, int depth) {
        const int ply = static_cast<int>(path_.size()) - 1;
        rules::MoveList<typename G::Move> moves;
        game_.generate(p, moves);
        if (moves.empty()) return score(game_.no_move(p), p, ply);
        search::Score best = -search::infinite;
        for (const auto& move : moves)
            best = std::max(best, -value(game_.after(p, move), depth - 1));
        return best;
    }
    search::Score value(const Position& p, int depth) {
        const int ply = static_cast<int>(path_.size());
        if (const auto outcome = game_.decided(p); outcome.decided()) return score(outcome, p, ply);
        if (std::find(path_.begin(), path_.end(), game_.key(p)) != path_.end() &&
            game_.repetition_count() != 0)
            return std::clamp(score(game_.repeated(p), p, ply), -search::tuning::repetition_loss,
                              search::tuning::repetition_loss);
        if (game_.progress_limit() != 0 && game_.progress(p) >= game_.progress_limit())
            return score(game_.count_moves(p) == 0 ? game_.no_move(p) : game_.limit_reached(p), p,
                         ply);
        if (depth == 0) return evaluation_.evaluate(p);
        path_.push_back(game_.key(p));
        const search::Score best = best_reply(p, depth);
        path_.pop_back();
        return best;
    }
    search::Score score(rules::Outcome outcome, const Position& p, int ply) const {
        if (outcome.verdict == rules::Verdict::draw) return 0;
        const bool won = rules::is_win_for(outcome, game_.side_to_move(p));
        return won ? search::win_in(ply) : search::loss_in(ply);
    }

    const G& game_;
    const search::Evaluation<G>& evaluation_;
    std::vector<rules::Key> path_;
};

/// The root's value by a search that leaves nothing out.
template <bool with_table, rules::Game G>
search::Score exhaustive_value(const G& game, const search::Evaluation<G>& evaluation,
                               const typename G::Position& p, int depth) {
    search::TranspositionTable table(1);
    search::History history;
    search::Watch watch;
    watch.start({search::Watch::never, search::Watch::never}, search::Watch::no_budget, false);
    search::Limits limits;
    limits.depth = depth;
    const auto task = search::make_task(game, p, {}, limits, {}, {});
    search::Searcher<G, search::Exhaustive<with_table>> searcher(game, evaluation, table,
                                                                 history, watch);
    searcher.prepare(task);
    searcher.run(nullptr);
    return searcher.moves().front().score;
}

/// Holds the search against minimax on positions of a random game, to `depth` plies. The table may
/// take part where no line of that length meets a position again: then what it tells of a position
/// does not hang on how the game came there.
template <bool with_table, rules::Game G>
void check_against_minimax(const G& game, int depth, int plies, unsigned seed) {
    const search::Evaluation<G> evaluation(game);
    Minimax<G> minimax(game, evaluation);
    std::mt19937 random(seed);
    auto p = game.start();
    for (int ply = 0; ply < plies; ++ply) {
        // From a game that is over by its limit the search goes on as if it were not.
        if (rules::outcome(game, p, 1).decided()) return;
        rules::MoveList<typename G::Move> moves;
        rules::legal_moves(game, p, moves);
        const search::Score expected = minimax.root_value(p, depth);
        BOOST_TEST(exhaustive_value<false>(game, evaluation, p, depth) == expected);
        if constexpr (with_table)
            BOOST_TEST(exhaustive_value<true>(game, evaluation, p, depth) == expected);
        p = game.after(p, moves[random() % moves.size()]);
    }
}

}  // namespace refskak::tests
