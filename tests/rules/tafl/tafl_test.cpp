#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/games.hpp"

using namespace refskak;
using namespace refskak::rules;
using namespace refskak::rules::tafl;

namespace {

/// The FEN and the status after one move.
std::string played(const std::string& variant, const std::string& fen, const std::string& move) {
    std::string result;
    tests::with_tafl(variant, [&](const auto& game) {
        const auto p = game.read_fen(fen);
        const auto q = game.after(p, game.read_move(p, move));
        BOOST_TEST(game.key(q) == game.full_key(q));
        result = game.fen(q);
        result += ' ';
        result += tests::outcome_text(game.decided(q));
    });
    return result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_tafl_tafl)

BOOST_AUTO_TEST_CASE(two_attackers_take_the_king_away_from_the_throne) {
    BOOST_TEST(played("tablut-historical", "9/9/9/9/9/9/2tK4t/9/8T b 3 1", "i3e3") ==
               "9/9/9/9/9/9/2t1t4/9/8T w 0 2 black king-taken");
    BOOST_TEST(played("tablut", "9/9/9/9/9/9/2tK4t/9/8T b 3 1", "i3e3") ==
               "9/9/9/9/9/9/2tKt4/9/8T w 4 2 ongoing");
}

BOOST_AUTO_TEST_CASE(beside_the_throne_three_attackers_take_the_king) {
    BOOST_TEST(played("tablut", "9/9/9/9/9/3tK3t/4t4/9/8T b 3 1", "i4f4") ==
               "9/9/9/9/9/3t1t3/4t4/9/8T w 0 2 black king-taken");
}

BOOST_AUTO_TEST_CASE(a_shieldwall_takes_soldiers_and_leaves_the_king) {
    BOOST_TEST(played("hnefatafl", "11/11/11/11/11/11/11/11/t10/3tttt4/2t1KTT4 b 0 1", "c1d1") ==
               "11/11/11/11/11/11/11/11/t10/3tttt4/3tKTT4 w 1 2 ongoing");
    BOOST_TEST(played("hnefatafl", "11/11/11/11/5T5/11/11/11/t10/4ttt4/2t1KTTt3 b 0 1", "c1d1") ==
               "11/11/11/11/5T5/11/11/11/t10/4ttt4/3tK2t3 w 0 2 ongoing");
    // The corner closes the run.
    BOOST_TEST(played("hnefatafl", "11/11/11/11/5K5/11/11/11/11/8tt1/4t3TT1 b 7 1", "e1h1") ==
               "11/11/11/11/5K5/11/11/11/11/8tt1/7t3 w 0 2 ongoing");
}

BOOST_AUTO_TEST_CASE(a_fort_needs_walls_that_hold) {
    BOOST_TEST(played("hnefatafl", "11/11/11/11/5t5/11/11/11/4T6/3TTTT4/3T1KT4 w 0 1", "e3d3") ==
               "11/11/11/11/5t5/11/11/11/3T7/3TTTT4/3T1KT4 b 1 1 white fort");
    BOOST_TEST(played("hnefatafl", "11/11/11/11/5t5/11/11/11/4T6/4T1T4/3T1KT4 w 0 1", "e3d3") ==
               "11/11/11/11/5t5/11/11/11/3T7/4T1T4/3T1KT4 b 1 1 ongoing");
}

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
