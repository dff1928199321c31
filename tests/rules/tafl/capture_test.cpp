#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/played.hpp"

using refskak::tests::check;

BOOST_AUTO_TEST_SUITE(rules_tafl_capture)

BOOST_AUTO_TEST_CASE(men_are_taken_between_two_opponents) {
    check({"brandubh", "7/7/4K2/7/1t5/2Tt3/7", 'b', "b3b2", "7/7/4K2/7/7/1t1t3/7", "ongoing"});
    check({"brandubh", "7/7/4K2/7/1T5/2tT3/5t1", 'w', "b3b2", "7/7/4K2/7/7/1T1T3/5t1", "ongoing"});
    check({"tablut-historical", "9/4K4/9/9/2t6/2T6/tT1Tt4/9/2t6", 'b', "c1c3",
           "9/4K4/9/9/2t6/9/t1t1t4/9/9", "ongoing"});
}

BOOST_AUTO_TEST_CASE(who_moves_in_between_is_safe_and_the_edge_takes_nobody) {
    check({"brandubh", "7/7/4K2/7/2T4/1t1t3/7", 'w', "c3c2", "7/7/4K2/7/7/1tTt3/7", "ongoing"});
    check({"brandubh", "7/7/4K2/7/1t5/7/1T5", 'b', "b3b2", "7/7/4K2/7/7/1t5/1T5", "ongoing"});
}

BOOST_AUTO_TEST_CASE(corners_of_the_king_help_both_sides) {
    check({"brandubh", "7/7/4K2/7/7/2t4/1T5", 'b', "c2c1", "7/7/4K2/7/7/7/2t4", "ongoing"});
    check({"brandubh", "7/7/4K2/7/7/2T4/1t5", 'w', "c2c1", "7/7/4K2/7/7/7/2T4", "ongoing"});
    check({"tablut-historical", "9/9/9/4K4/9/9/9/2t6/1T7", 'b', "c2c1", "9/9/9/4K4/9/9/9/9/1Tt6",
           "ongoing"});
}

BOOST_AUTO_TEST_CASE(the_empty_throne_helps_where_it_is_hostile) {
    check({"tablut-historical", "9/6K2/9/9/3T5/9/9/9/2t6", 'b', "c1c5", "9/6K2/9/9/2t6/9/9/9/9",
           "ongoing"});
    check({"tablut-historical", "9/6K2/9/9/3t5/9/9/9/2T6", 'w', "c1c5", "9/6K2/9/9/2T6/9/9/9/9",
           "ongoing"});
    check({"tablut", "9/6K2/9/9/3T5/9/9/9/2t6", 'b', "c1c5", "9/6K2/9/9/2tT5/9/9/9/9", "ongoing"});
}

BOOST_AUTO_TEST_CASE(with_the_king_on_it_the_throne_helps_him_but_with_camps_his_foes_too) {
    check({"tablut-historical", "9/9/9/9/3tK4/9/9/9/2T6", 'w', "c1c5", "9/9/9/9/2T1K4/9/9/9/9",
           "ongoing"});
    check({"tablut-historical", "9/9/9/9/3TK4/9/9/9/2t6", 'b', "c1c5", "9/9/9/9/2tTK4/9/9/9/9",
           "ongoing"});
    check({"tablut-ashton", "9/9/9/9/3TK4/9/9/9/2t6", 'b', "c1c5", "9/9/9/9/2t1K4/9/9/9/9",
           "ongoing"});
}

BOOST_AUTO_TEST_CASE(camps_help_but_their_middles_not_against_attackers) {
    check({"tablut-ashton", "9/9/9/9/4K4/9/t8/3T5/9", 'b', "a3d3", "9/9/9/9/4K4/9/3t5/9/9",
           "ongoing"});
    check({"tablut-ashton", "9/9/9/9/4K4/9/T8/3t5/9", 'w', "a3d3", "9/9/9/9/4K4/9/3T5/9/9",
           "ongoing"});
    check({"tablut-ashton", "9/9/9/9/4K4/9/9/9/T2t5", 'w', "a1c1", "9/9/9/9/4K4/9/9/9/2Tt5",
           "ongoing"});
    check({"tablut-ashton", "9/9/9/9/4K4/5T3/9/3Tt4/9", 'w', "f4f2", "9/9/9/9/4K4/9/9/3T1T3/9",
           "ongoing"});
}

BOOST_AUTO_TEST_SUITE_END()
