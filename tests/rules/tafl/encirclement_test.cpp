#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/played.hpp"

using refskak::tests::check;

BOOST_AUTO_TEST_SUITE(rules_tafl_encirclement)

BOOST_AUTO_TEST_CASE(a_closed_ring_wins) {
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/11/11/5t5", 'b', "f1f4",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/11/11/11", "black encirclement"});
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/11/11/5t5", 'b', "f1f3",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/5t5/11/11", "ongoing"});
}

BOOST_AUTO_TEST_CASE(nobody_may_be_outside_or_on_the_edge) {
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/2T8/11/5t5", 'b', "f1f4",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/2T8/11/11", "ongoing"});
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/11/11/3T1t5", 'b', "f1f4",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/11/11/3T7", "ongoing"});
}

BOOST_AUTO_TEST_CASE(taking_the_last_man_outside_wins) {
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/1tT8/11/3t7", 'b', "d1d3",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/1t1t7/11/11", "black encirclement"});
}

// Only a FEN can bring this about.
BOOST_AUTO_TEST_CASE(who_was_shut_in_before_is_so_after_any_move) {
    check({"hnefatafl", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/11/11/3t7", 'b', "d1e1",
           "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/11/11/4t6", "black encirclement"});
}

BOOST_AUTO_TEST_CASE(only_where_the_variant_has_it) {
    check({"hnefatafl encirclement=off", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/11/11/11/5t5", 'b',
           "f1f4", "11/11/11/5t5/4t1t4/3t1K1t3/4t1t4/5t5/11/11/11", "ongoing"});
}

BOOST_AUTO_TEST_SUITE_END()
