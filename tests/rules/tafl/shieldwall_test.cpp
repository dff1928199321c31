#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/played.hpp"

using refskak::tests::check;

BOOST_AUTO_TEST_SUITE(rules_tafl_shieldwall)

BOOST_AUTO_TEST_CASE(a_row_on_the_edge_is_taken_when_its_second_end_is_closed) {
    check({"hnefatafl", "11/11/5K5/11/11/11/11/11/11/4ttt4/2t1TTTt3", 'b', "c1d1",
           "11/11/5K5/11/11/11/11/11/11/4ttt4/3t3t3", "ongoing"});
    check({"hnefatafl", "11/11/5K5/11/11/11/11/11/11/4TTT4/2T1tttT3", 'w', "c1d1",
           "11/11/5K5/11/11/11/11/11/11/4TTT4/3T3T3", "ongoing"});
    check({"hnefatafl", "11/11/5K5/11/11/11/11/11/11/7ttt1/8TT1", 'b', "h2h1",
           "11/11/5K5/11/11/11/11/11/11/8tt1/7t3", "ongoing"});
}

BOOST_AUTO_TEST_CASE(a_king_in_the_row_stays) {
    check({"hnefatafl", "11/11/11/11/5T5/11/11/11/t10/4ttt4/2t1KTTt3", 'b', "c1d1",
           "11/11/11/11/5T5/11/11/11/t10/4ttt4/3tK2t3", "ongoing"});
}

BOOST_AUTO_TEST_CASE(the_king_helps_to_close_and_to_face) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/11/4TT5/2T1ttK4", 'w', "c1d1",
           "5t5/11/11/11/11/11/11/11/11/4TT5/3T2K4", "ongoing"});
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/11/4TK5/2T1ttT4", 'w', "c1d1",
           "5t5/11/11/11/11/11/11/11/11/4TK5/3T2T4", "ongoing"});
}

BOOST_AUTO_TEST_CASE(no_row_is_taken_from_the_front_or_in_part) {
    check({"hnefatafl", "11/11/5K5/11/11/11/11/11/5t5/4t1t4/3tTTTt3", 'b', "f3f2",
           "11/11/5K5/11/11/11/11/11/11/4ttt4/3tTTTt3", "ongoing"});
    check({"hnefatafl", "11/11/5K5/11/11/11/11/11/11/4t1t4/2t1TTTt3", 'b', "c1d1",
           "11/11/5K5/11/11/11/11/11/11/4t1t4/3tTTTt3", "ongoing"});
}

BOOST_AUTO_TEST_CASE(a_row_with_a_corner_in_it_is_safe) {
    check({"hnefatafl corners=plain escape=edge", "11/11/5K5/11/11/11/11/11/11/7tttt/8TTT", 'b',
           "h2h1", "11/11/5K5/11/11/11/11/11/11/8ttt/7tTTT", "ongoing"});
}

BOOST_AUTO_TEST_SUITE_END()
