#include <boost/test/unit_test.hpp>
#include <map>

#include "tests/rules/tafl/games.hpp"

using namespace refskak;
using namespace refskak::rules;
using namespace refskak::rules::tafl;

namespace {

/// Plays the moves of a row and compares the last position and the first end that came.
template <class G>
void replay(const G& game, const std::vector<std::string>& row) {
    auto p = game.start();
    std::map<Key, int> seen{{game.key(p), 1}};
    Outcome ended;
    for (const std::string& text : split_list(row[0], ' ')) {
        if (text.empty()) continue;
        p = game.after(p, game.read_move(p, text));
        BOOST_TEST(game.key(p) == game.full_key(p));
        const Outcome now = outcome(game, p, ++seen[game.key(p)]);
        if (!ended.decided()) ended = now;
    }
    BOOST_TEST(game.fen(p) == row[1], row[0]);
    BOOST_TEST(tests::outcome_text(ended) == row[2], row[0]);
}

void replay_all(const char* name, const char* file) {
    const auto rows = tests::table_rows(file);
    BOOST_TEST(rows.size() > 100);
    tests::with_tafl(name, [&](const auto& game) {
        for (const auto& row : rows)
            replay(game, row);
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_tafl_positions)

BOOST_AUTO_TEST_CASE(status_and_moves_of_the_table) {
    int used = 0;
    for (const tests::Row& row : tests::table_rows("positions.tsv"))
        used += tests::with_tafl(row[0],
                                 [&](const auto& game) { tests::check_position_row(game, row); });
    BOOST_TEST(used > 100);
}

BOOST_AUTO_TEST_CASE(games_of_brandubh) { replay_all("brandubh", "games-brandubh.tsv"); }
BOOST_AUTO_TEST_CASE(games_of_hnefatafl) { replay_all("hnefatafl", "games-hnefatafl.tsv"); }

BOOST_AUTO_TEST_SUITE_END()
