#include "daemon/words.hpp"

#include <boost/test/unit_test.hpp>
#include <limits>

using namespace refskak::daemon;

BOOST_AUTO_TEST_SUITE(daemon_words)

BOOST_AUTO_TEST_CASE(the_first_word_is_split_off_and_blanks_around_the_rest_go) {
    using Pair = std::pair<std::string, std::string>;
    BOOST_TEST((split_command(" \tsetoption  name  X \r") == Pair{"setoption", "name  X"}));
    BOOST_TEST((split_command("quit") == Pair{"quit", ""}));
    BOOST_TEST((split_command(" \t ") == Pair{}));
}

BOOST_AUTO_TEST_CASE(integers_are_whole_or_nothing) {
    BOOST_TEST(read_integer("+12").value() == 12);
    BOOST_TEST(read_integer("-7").value() == -7);
    BOOST_TEST(read_integer("99999999999999999999").value() ==
               std::numeric_limits<std::int64_t>::max());
    for (const char* text : {"", "+", "-", "1e3", "1 2", "x", "+-0", "-+7", "--7"})
        BOOST_TEST(!read_integer(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
