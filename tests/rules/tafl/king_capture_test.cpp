#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/played.hpp"

using refskak::tests::check;

BOOST_AUTO_TEST_SUITE(rules_tafl_king_capture)

BOOST_AUTO_TEST_CASE(two_take_him_away_from_the_throne) {
    check({"tablut-historical", "9/9/9/9/9/9/2tK4t/9/8T", 'b', "i3e3", "9/9/9/9/9/9/2t1t4/9/8T",
           "black king-taken"});
    check({"brandubh", "7/7/7/7/4t2/7/2tK3", 'b', "e3e1", "7/7/7/7/7/7/2t1t2", "black king-taken"});
    check({"brandubh", "7/7/7/7/2t4/7/1K5", 'b', "c3c1", "7/7/7/7/7/7/2t4", "black king-taken"});
    check({"tablut-ashton", "9/9/9/9/9/9/t8/3K5/9", 'b', "a3d3", "9/9/9/9/9/9/3t5/9/9",
           "black king-taken"});
}

BOOST_AUTO_TEST_CASE(he_may_move_in_between) {
    check({"tablut-historical", "9/9/9/9/9/3K5/9/2t1t4/9", 'w', "d4d2", "9/9/9/9/9/9/9/2tKt4/9",
           "ongoing"});
}

BOOST_AUTO_TEST_CASE(on_the_throne_it_takes_four) {
    check({"tablut-historical", "9/9/4t4/9/3tKt3/4t4/9/9/9", 'b', "e7e6",
           "9/9/9/4t4/3t1t3/4t4/9/9/9", "black king-taken"});
    check({"tablut-historical", "9/9/4t4/9/3tKT3/4t4/9/9/9", 'b', "e7e6",
           "9/9/9/4t4/3tKT3/4t4/9/9/9", "ongoing"});
}

BOOST_AUTO_TEST_CASE(beside_the_throne_it_takes_three) {
    check({"tablut-historical", "9/9/9/9/9/3tK3t/4t4/9/8T", 'b', "i4f4", "9/9/9/9/9/3t1t3/4t4/9/8T",
           "black king-taken"});
    check({"tablut", "9/9/9/9/9/3tK3t/4t4/9/8T", 'b', "i4f4", "9/9/9/9/9/3t1t3/4t4/9/8T",
           "black king-taken"});
    check({"tablut-historical", "9/9/9/9/9/3tK3t/9/9/8T", 'b', "i4f4", "9/9/9/9/9/3tKt3/9/9/8T",
           "ongoing"});
}

BOOST_AUTO_TEST_CASE(where_it_takes_four_it_takes_four_everywhere_and_none_on_the_edge) {
    check({"tablut", "9/9/9/9/9/9/2tK4t/9/8T", 'b', "i3e3", "9/9/9/9/9/9/2tKt4/9/8T", "ongoing"});
    check({"tablut", "9/9/9/9/9/3t5/2tK4t/3t5/8T", 'b', "i3e3", "9/9/9/9/9/3t5/2t1t4/3t5/8T",
           "black king-taken"});
    check({"hnefatafl", "11/11/11/11/11/11/11/11/4t6/3t7/2tK7", 'b', "e3e1",
           "11/11/11/11/11/11/11/11/11/3t7/2tKt6", "ongoing"});
}

BOOST_AUTO_TEST_SUITE_END()
