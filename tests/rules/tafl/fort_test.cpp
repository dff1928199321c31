#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/played.hpp"

using refskak::tests::check;

BOOST_AUTO_TEST_SUITE(rules_tafl_fort)

BOOST_AUTO_TEST_CASE(walls_that_hold_make_a_fort) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/6T4/3TTT5/3T1KT4", 'w', "g3g2",
           "5t5/11/11/11/11/11/11/11/11/3TTTT4/3T1KT4", "white fort"});
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/11/3TTTT4/3TK1T4", 'w', "e1f1",
           "5t5/11/11/11/11/11/11/11/11/3TTTT4/3T1KT4", "white fort"});
}

BOOST_AUTO_TEST_CASE(walls_that_can_be_taken_do_not) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/4T6/11/3T1T5/3T1KT4", 'w', "e4e3",
           "5t5/11/11/11/11/11/11/11/4T6/3T1T5/3T1KT4", "ongoing"});
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/6T4/3TT6/3T1KT4", 'w', "g3g2",
           "5t5/11/11/11/11/11/11/11/11/3TT1T4/3T1KT4", "ongoing"});
}

BOOST_AUTO_TEST_CASE(a_row_that_a_shieldwall_takes_is_no_wall) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/7T3/11/4TKT4", 'w', "h3h2",
           "5t5/11/11/11/11/11/11/11/11/7T3/4TKT4", "ongoing"});
}

BOOST_AUTO_TEST_CASE(he_must_be_able_to_move) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/6T4/4TT5/4TKT4", 'w', "g3g2",
           "5t5/11/11/11/11/11/11/11/11/4TTT4/4TKT4", "ongoing"});
}

BOOST_AUTO_TEST_CASE(no_attacker_may_stand_inside) {
    check({"hnefatafl", "5t5/11/11/11/11/11/11/11/7T3/3TTTT4/3TtK1T3", 'w', "h3h2",
           "5t5/11/11/11/11/11/11/11/11/3TTTTT3/3TtK1T3", "ongoing"});
}

BOOST_AUTO_TEST_SUITE_END()
