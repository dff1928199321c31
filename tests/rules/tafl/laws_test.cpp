#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>

#include "tests/rules/tafl/games.hpp"
#include "tests/support/instrumented.hpp"

using namespace refskak;
using namespace refskak::rules;
using namespace refskak::rules::tafl;

namespace {

template <class Position>
int opponents(const Position& p, Side side) {
    return side == Side::white ? p.attackers.count() : p.soldiers.count();
}

/// `gain` is what the move takes, or `winning_gain` when it wins; `generate_noisy` gives exactly
/// the moves with a gain; each move of a position has a hint of its own.
template <int width>
void check_moves(const Tafl<width>& game, const typename Tafl<width>::Position& p,
                 const MoveList<Move>& all) {
    MoveList<Move> noisy;
    game.generate_noisy(p, noisy);
    std::vector<std::uint16_t> hints;
    std::size_t gains = 0;
    for (const Move& m : all) {
        const auto next = game.after(p, m);
        const bool wins = is_win_for(game.decided(next), p.side);
        const int taken = opponents(p, p.side) - opponents(next, p.side);
        BOOST_TEST(game.gain(m) == (wins ? winning_gain : taken), game.move_text(p, m));
        BOOST_TEST(game.key(next) == game.full_key(next));
        hints.push_back(game.hint(m));
        if (game.gain(m) == 0) continue;
        ++gains;
        const auto found = std::find(noisy.begin(), noisy.end(), m);
        BOOST_REQUIRE_MESSAGE(found != noisy.end(), game.move_text(p, m));
        BOOST_TEST(game.gain(*found) == game.gain(m));
    }
    BOOST_TEST(noisy.size() == gains);
    BOOST_TEST(game.count_moves(p) == all.size());
    std::sort(hints.begin(), hints.end());
    BOOST_TEST((std::adjacent_find(hints.begin(), hints.end()) == hints.end()));
    BOOST_TEST((hints.empty() || hints.front() != 0));
}

/// Moves had piece by piece are the same: `find` gives each legal move by its hint, with its gain,
/// and nothing for any other number; quiet moves are what noisy ones leave out.
template <int width>
void check_pieces(const Tafl<width>& game, const typename Tafl<width>::Position& p,
                  const MoveList<Move>& all) {
    std::vector<std::uint16_t> hints;
    for (const Move& m : all)
        hints.push_back(game.hint(m));
    const int numbers = std::min(Tafl<width>::Geometry::size * 2 * width + 20, 0xFFFF);
    for (int number = 0; number <= numbers; ++number) {
        const auto hint = static_cast<std::uint16_t>(number);
        const auto place = std::find(hints.begin(), hints.end(), hint);
        const auto found = game.find(p, hint);
        if (found.has_value() != (place != hints.end())) BOOST_ERROR("hint " << hint);
        if (!found || place == hints.end()) continue;
        const Move& m = all[static_cast<std::size_t>(place - hints.begin())];
        BOOST_TEST((*found == m && found->gain == m.gain), game.move_text(p, m));
    }
    MoveList<Move> pieces;
    game.generate_noisy(p, pieces);
    game.generate_quiet(p, pieces);
    BOOST_TEST(pieces.size() == all.size());
    BOOST_TEST(std::is_permutation(all.begin(), all.end(), pieces.begin(), pieces.end()));
}

/// A pass changes the side to move and the counters, and no more than a FEN would tell.
template <int width>
void check_pass(const Tafl<width>& game, const typename Tafl<width>::Position& p) {
    const auto passed = game.after_pass(p);
    const auto read = game.read_fen(game.fen(passed));
    BOOST_TEST((passed.side == !p.side));
    BOOST_TEST((passed.attackers == p.attackers && passed.soldiers == p.soldiers));
    BOOST_TEST(game.key(passed) == game.full_key(passed));
    BOOST_TEST((game.decided(passed) == game.decided(read)));
}

template <int width>
void play_random_games(const Tafl<width>& game, unsigned games, int plies) {
    std::mt19937 random(1);
    for (unsigned i = 0; i < games; ++i) {
        auto p = game.start();
        for (int ply = 0; ply < plies && !game.decided(p).decided(); ++ply) {
            MoveList<Move> list;
            game.generate(p, list);
            BOOST_TEST_CONTEXT(game.fen(p)) {
                check_moves(game, p, list);
                check_pieces(game, p, list);
                check_pass(game, p);
            }
            if (list.empty()) break;
            p = game.after(p, list[random() % list.size()]);
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_tafl_laws)

BOOST_AUTO_TEST_CASE(random_games_keep_the_laws) {
    for (const char* variant :
         {"brandubh", "tablut", "tablut-historical", "tablut-linnaean", "tablut-ashton",
          "hnefatafl", "brandubh shieldwall=on fort=on encirclement=on",
          "tablut-historical shieldwall=on fort=on corners=king escape=corner"})
        tests::with_tafl(variant,
                         [](const auto& game) { play_random_games(game, tests::often(20), 60); });
    tests::with_tafl("alea", [](const auto& game) { play_random_games(game, 1, 40); });
}

BOOST_AUTO_TEST_SUITE_END()
