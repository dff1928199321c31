#include <boost/test/unit_test.hpp>
#include <random>
#include <string>
#include <vector>

#include "search/evaluation/tafl.hpp"
#include "search/pool.hpp"
#include "tests/rules/tafl/games.hpp"
#include "tests/support/recorder.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::tafl::Move;
using rules::tafl::Tafl;

namespace {

template <int width>
struct Player {
    using Game = Tafl<width>;
    using Position = typename Game::Position;

    explicit Player(const Game& played) : game(played) {}

    Result<Move> think(const Position& p, int depth, std::vector<rules::Key> history = {}) {
        Limits limits;
        limits.depth = depth;
        heard = {};
        table.clear();
        SearchOptions options;
        options.multipv = 2;
        pool.start(p, std::move(history), limits, options, {}, heard);
        pool.wait();
        return heard.results.front();
    }
    /// The judgement of the second best move.
    Score second() const {
        return heard.reports.back().multipv == 2 ? heard.reports.back().score : -win;
    }
    bool can_win_now(const Position& p) const {
        rules::MoveList<Move> moves;
        game.generate(p, moves);
        for (const Move& m : moves)
            if (rules::is_win_for(game.decided(game.after(p, m)), p.side)) return true;
        return false;
    }
    /// Whether some move lets the opponent win in no way with his next one.
    bool can_hold(const Position& p) const {
        rules::MoveList<Move> moves;
        game.generate(p, moves);
        for (const Move& m : moves)
            if (!can_win_now(game.after(p, m))) return true;
        return false;
    }

    const Game& game;
    Evaluation<Game> evaluation{game};
    TranspositionTable table{1};
    toy::Recorder<Move> heard;
    Pool<Game> pool{game, evaluation, table};
};

/// Calls `visit(position)` for undecided positions of random games, `count` times.
template <int width, class Visit>
void visit_random_positions(const Tafl<width>& game, int count, Visit&& visit) {
    std::mt19937 random(3);
    while (count > 0) {
        auto p = game.start();
        for (int ply = 0; ply < 70 && count > 0; ++ply) {
            rules::MoveList<Move> moves;
            game.generate(p, moves);
            if (moves.empty()) break;
            if (ply % 3 == 2) visit(p), --count;
            p = game.after(p, moves[random() % moves.size()]);
            if (game.decided(p).decided()) break;
        }
    }
}

const char* const presets[] = {"tablut",        "tablut-historical", "tablut-linnaean",
                               "tablut-ashton", "brandubh",          "hnefatafl",
                               "alea"};

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_tafl_play)

BOOST_AUTO_TEST_CASE(a_win_in_one_is_never_missed_nor_a_loss_in_one_allowed) {
    for (const char* preset : presets)
        tests::with_tafl(preset, [&]<int width>(const Tafl<width>& game) {
            Player<width> player(game);
            visit_random_positions(game, width < 19 ? 120 : 12, [&](const auto& p) {
                for (int depth = 1; depth <= 2; ++depth) {
                    const auto next = game.after(p, *player.think(p, depth).best);
                    if (player.can_win_now(p))
                        BOOST_TEST(rules::is_win_for(game.decided(next), p.side),
                                   preset << ' ' << game.fen(p) << " depth " << depth);
                    else if (player.can_win_now(next))
                        BOOST_TEST(!player.can_hold(p),
                                   preset << ' ' << game.fen(p) << " depth " << depth);
                }
            });
        });
}

// What stands twice in the game is not brought about again by whoever it would harm.
BOOST_AUTO_TEST_CASE(repetitions_are_shunned_by_whom_they_harm) {
    for (const char* verdict : {"draw", "draw-at-second", "white-loses", "loses"})
        tests::with_tafl(
            std::string("brandubh repetition=") + verdict, [&]<int width>(const Tafl<width>& game) {
                Player<width> player(game);
                visit_random_positions(game, 60, [&](const auto& p) {
                    const Result<Move> first = player.think(p, 3);
                    const auto next = game.after(p, *first.best);
                    if (game.decided(next).decided() || is_win(first.score) || is_loss(first.score))
                        return;
                    const rules::Outcome end = game.repeated(next);
                    const bool loses = rules::is_win_for(end, !p.side);
                    const bool draws = end.verdict == rules::Verdict::draw;
                    const bool harms = loses || (draws && player.second() > 50);
                    if (!harms) return;
                    const rules::Key key = game.key(next);
                    const auto best = player.think(p, 3, {key, game.key(p), key}).best;
                    BOOST_TEST(!(*best == *first.best), verdict << ' ' << game.fen(p));
                });
            });
}

BOOST_AUTO_TEST_SUITE_END()
