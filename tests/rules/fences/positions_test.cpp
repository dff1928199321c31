#include <boost/test/unit_test.hpp>

#include "table.hpp"

using refskak::rules::fences::Fences;

BOOST_AUTO_TEST_SUITE(rules_fences_positions)

BOOST_AUTO_TEST_CASE(status_and_moves_are_those_of_the_table) {
    refskak::tests::check_position_rows<Fences>(Fences::presets());
}

BOOST_AUTO_TEST_SUITE_END()
