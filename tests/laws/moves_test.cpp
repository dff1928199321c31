#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "random_games.hpp"
#include "rules/keys_ahead.hpp"
#include "search/perft.hpp"
#include "tests/support/play_out.hpp"

using namespace refskak;
using namespace refskak::laws;

namespace {

constexpr unsigned draws = 60;
constexpr std::size_t plies = 120;

template <class Move>
bool contains(const rules::MoveList<Move>& moves, const Move& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

template <rules::Notated G>
void check_moves(const G& game, const typename G::Position& p) {
    if (game.decided(p).decided()) {
        BOOST_CHECK_THROW(game.read_move(p, "0000"), rules::Fault);
        return;
    }
    rules::MoveList<typename G::Move> moves;
    rules::MoveList<typename G::Move> noisy;
    game.generate(p, moves);
    game.generate_noisy(p, noisy);
    BOOST_TEST(game.count_moves(p) == moves.size());
    if (moves.empty()) BOOST_TEST(game.no_move(p).decided());
    for (const auto& move : moves) {
        const bool good = std::count(moves.begin(), moves.end(), move) == 1 &&
                          game.hint(move) != 0 && game.gain(move) >= 0 &&
                          (game.gain(move) == 0 || contains(noisy, move));
        if (!good) BOOST_ERROR(game.move_text(p, move));  // BOOST_TEST takes long, so often
    }
    for (const auto& move : noisy)
        if (!contains(moves, move) || std::count(noisy.begin(), noisy.end(), move) != 1)
            BOOST_ERROR(game.move_text(p, move));
}

template <rules::Notated G>
void check_step(const G& game, const typename G::Position& before, const typename G::Move& move,
                const typename G::Position& next) {
    if constexpr (rules::KeysAhead<G>) BOOST_TEST(game.key_after(before, move) == game.key(next));
    BOOST_TEST((game.side_to_move(next) == !game.side_to_move(before)));
    const int progress = game.progress(next);
    BOOST_TEST((progress == 0 || progress == game.progress(before) + 1));
    BOOST_TEST(game.reversible_plies(next) >= 0);
}

/// The position's text without its counters: all that repetition looks at.
template <rules::Notated G>
std::string state_of(const G& game, const typename G::Position& p) {
    std::string text = game.fen(p);
    for (int counter = 0; counter < 2; ++counter)
        text.resize(text.find_last_of(' '));
    return text;
}

/// Keys tell the positions of a game apart as their texts do, and none comes back that
/// `reversible_plies` says cannot.
template <rules::Notated G>
void check_repetitions(const G& game, const Played<G>& played) {
    const auto& positions = played.positions;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const bool same = state_of(game, positions[i]) == state_of(game, positions[j]);
            BOOST_TEST(same == (game.key(positions[i]) == game.key(positions[j])));
            if (same) BOOST_TEST(static_cast<int>(i - j) <= game.reversible_plies(positions[i]));
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_moves)

BOOST_AUTO_TEST_CASE_TEMPLATE(moves_are_unique_counted_and_end_with_the_game, Family, Families) {
    each_game<Family>(draws, [](const auto& game) {
        const auto played = random_game(game, 21, plies);
        check_moves(game, played.positions.front());
        for (std::size_t i = 0; i < played.moves.size(); ++i) {
            BOOST_TEST_CONTEXT(game.fen(played.positions[i + 1])) {
                check_step(game, played.positions[i], played.moves[i], played.positions[i + 1]);
                check_moves(game, played.positions[i + 1]);
            }
        }
    });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(keys_tell_positions_apart, Family, Families) {
    each_game<Family>(
        draws / 3, [](const auto& game) { check_repetitions(game, random_game(game, 22, plies)); });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(bulk_counts_are_those_of_moves_played, Family, Families) {
    const std::atomic<bool> stop = false;
    each_game<Family>(draws / 3, [&stop](const auto& game) {
        const auto played = random_game(game, 23, plies);
        for (std::size_t i = 0; i < played.positions.size(); i += 40)
            BOOST_TEST(search::perft(game, played.positions[i], 2, stop) ==
                       tests::play_out(game, played.positions[i], 2));
    });
}

BOOST_AUTO_TEST_SUITE_END()
