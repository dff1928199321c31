#include "rules/halatafl/halatafl.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "tests/support/table_tests.hpp"

using namespace refskak;
using rules::Fault;
using rules::halatafl::Halatafl;

BOOST_AUTO_TEST_SUITE(rules_halatafl_halatafl)

BOOST_AUTO_TEST_CASE(the_counts_of_the_table) {
    tests::check_perft_rows<Halatafl>(Halatafl::presets());
}

BOOST_AUTO_TEST_CASE(the_positions_of_the_table) {
    tests::check_position_rows<Halatafl>(Halatafl::presets());
}

BOOST_AUTO_TEST_CASE(a_side_that_cannot_move_passes) {
    const Halatafl game(rules::Parameters{{"min-men", "1"}});
    const auto p = game.read_fen("1M5/7/7/3m3/7/7/7 w 0 1");
    BOOST_TEST(tests::moves_text(game, p) == "b7c7");
    const auto both =
        game.read_fen("1mmmmm1/mmmmmmm/mmmmmmm/mmmmmmm/MMMMMMM/MMMMMMM/1MMMMM1 w 0 1");
    BOOST_TEST(tests::status_text(game, both) == "black no-move");
    const auto start = game.start();
    const auto after = game.after(start, game.read_move(start, "d2d4"));
    BOOST_TEST(tests::moves_text(game, after).find("0000") != std::string::npos);
    BOOST_CHECK_THROW(game.read_move(start, "0000"), Fault);
}

BOOST_AUTO_TEST_CASE(faulty_texts_are_refused) {
    const Halatafl game(rules::Parameters{});
    for (const char* fen : {"m6/7/7/7/7/7/7 w 0 1", "7/7/7/7/7/7 w 0 1", "8/7/7/7/7/7/7 w 0 1",
                            "7/7/7/3G3/7/7/7 w 0 1", "7/7/7/7/7/7/7 w 0 0"})
        BOOST_CHECK_THROW(game.read_fen(fen), Fault);
    using rules::Parameters;
    BOOST_CHECK_THROW(Halatafl(Parameters{{"min-men", "23"}}), Fault);
    BOOST_CHECK_THROW(Halatafl(Parameters{{"lines", "some"}}), Fault);
    BOOST_CHECK_THROW(Halatafl(Parameters{{"geese", "3"}}), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
