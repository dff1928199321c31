#include "rules/fen_fields.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak::rules;

BOOST_AUTO_TEST_SUITE(rules_fen_fields)

BOOST_AUTO_TEST_CASE(texts_come_back_as_they_were) {
    for (const char* text : {"3/3 w 0 1", "3/3 b 999999999 999999999"})
        BOOST_TEST(fen_text(read_fen_fields(text, false), false) == text);
    BOOST_TEST(fen_text(read_fen_fields(" 3/3\tb  [f] 7 12\r", true), true) == "3/3 b [f] 7 12");
}

BOOST_AUTO_TEST_CASE(counters_stay_at_the_largest_that_can_be_read) {
    FenFields fields{"3/3", Side::white, "", 999'999'999, 999'999'999};
    ++fields.progress;
    ++fields.move_number;
    BOOST_TEST(fen_text(fields, false) == "3/3 w 999999999 999999999");
}

BOOST_AUTO_TEST_CASE(faulty_fields_are_refused) {
    for (const char* text :
         {"", "3/3", "3/3 w 0", "3/3 w 0 1 2", "3/3 W 0 1", "3/3 x 0 1", "3/3 w -1 1", "3/3 w +1 1",
          "3/3 w 1.5 1", "3/3 w 0 0", "3/3 w 00 1", "3/3 w 07 1", "3/3 w 0 01",
          "3/3 w 1234567890 1", "3/3 w 0 1234567890", "3/3 w [] 0 1"})
        BOOST_CHECK_THROW(read_fen_fields(text, false), Fault);
    BOOST_CHECK_THROW(read_fen_fields("3/3 w 0 1", true), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
