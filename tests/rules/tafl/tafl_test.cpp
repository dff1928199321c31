#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/games.hpp"

using namespace refskak;
using namespace refskak::rules;
using namespace refskak::rules::tafl;

BOOST_AUTO_TEST_SUITE(rules_tafl_tafl)

BOOST_AUTO_TEST_CASE(faulty_positions_and_variants_are_refused) {
    tests::with_tafl("brandubh", [](const auto& game) {
        for (const char* fen :
             {"", "7/7/7/3K3/7/7 w 0 1", "t6/7/7/3K3/7/7/7 w 0 1", "7/7/7/3T3/7/7/7 w 0 1",
              "7/7/7/3K3/7/7/8 w 0 1", "7/7/7/3K3/7/7/6 w 0 1", "7/7/7/3K3/7/7/K6 w 0 1",
              "7/7/7/3K3/7/7/07 w 0 1", "7/7/7/3K3/7/7/7 x 0 1", "7/7/7/3K3/7/7/7 w 0 0",
              "7/7/7/3K3/7/7/7 w a 1", "7/7/7/3K3/7//7 w 0 1", "7/7/7/3K3/7/7/6x w 0 1"})
            BOOST_CHECK_THROW(game.read_fen(fen), Fault);
    });
    for (const char* variant :
         {"brandubh throne=open", "brandubh colour=red", "hnefatafl fort=yes", "brandubh fen=x"})
        BOOST_CHECK_THROW(tests::with_tafl(variant, [](const auto&) {}), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
