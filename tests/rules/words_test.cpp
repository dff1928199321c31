#include "rules/words.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak::rules;

BOOST_AUTO_TEST_SUITE(rules_words)

BOOST_AUTO_TEST_CASE(words_stand_between_blanks) {
    BOOST_TEST(words(" a\tbc  d\r") == (std::vector<std::string>{"a", "bc", "d"}),
               boost::test_tools::per_element());
    BOOST_TEST(words(" \t").empty());
}

BOOST_AUTO_TEST_CASE(a_text_from_outside_is_shown_bounded_and_printable) {
    BOOST_TEST(shown("a\x01\xff") == "a??");
    BOOST_TEST(shown(std::string(60, 'x')) == std::string(60, 'x'));
    BOOST_TEST(quoted(std::string(100, 'x')) == "'" + std::string(60, 'x') + "...'");
}

BOOST_AUTO_TEST_SUITE_END()
