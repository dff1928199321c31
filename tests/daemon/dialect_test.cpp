#include "daemon/dialect.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak::daemon;

BOOST_AUTO_TEST_SUITE(daemon_dialect)

BOOST_AUTO_TEST_CASE(the_first_word_of_a_line_opens_a_dialect) {
    BOOST_TEST(dialect_opened_by("  UCI \r")->name == "uci");
    BOOST_TEST(dialect_opened_by("ugi")->name == "ugi");
    for (const char* line : {"", " ", "isready", "variant uci", "gtp"})
        BOOST_TEST((dialect_opened_by(line) == nullptr), line);
}

BOOST_AUTO_TEST_CASE(a_dialect_is_found_by_name) {
    BOOST_TEST(dialect_named("uci").name == "uci");
    BOOST_TEST(dialect_named("gtp").name == "gtp");
    BOOST_CHECK_THROW(dialect_named("UCCI"), refskak::rules::Fault);
    BOOST_CHECK_THROW(dialect_named(""), refskak::rules::Fault);
}

BOOST_AUTO_TEST_SUITE_END()
