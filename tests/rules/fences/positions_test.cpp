#include <boost/test/unit_test.hpp>

#include "table.hpp"

using namespace refskak::rules;
using namespace refskak::rules::fences;

BOOST_AUTO_TEST_SUITE(rules_fences_positions)

BOOST_AUTO_TEST_CASE(status_and_moves_are_those_of_the_table) {
    const std::vector<Row> rows = rows_of("positions.tsv");
    BOOST_TEST(!rows.empty());
    for (const Row& row : rows) {
        const Fences game = game_of(row[0]);
        const Position p = position_of(game, row[1]);
        BOOST_TEST(game.fen(p) == row[1]);
        BOOST_TEST(status(game, p) == row[2], row[1] << ": " << status(game, p));
        std::string moves;
        for (const std::string& text : move_texts(game, p))
            moves += (moves.empty() ? "" : " ") + text;
        BOOST_TEST(moves == (row.size() > 3 ? row[3] : ""), row[1] << ": " << moves);
    }
}

BOOST_AUTO_TEST_SUITE_END()
