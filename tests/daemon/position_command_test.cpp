#include "daemon/position_command.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak::daemon;

BOOST_AUTO_TEST_SUITE(daemon_position_command)

BOOST_AUTO_TEST_CASE(start_position_with_moves) {
    const PositionCommand command = read_position("StartPos moves d3e4  d4c4");
    BOOST_TEST(!command.fen);
    BOOST_TEST((command.moves == std::vector<std::string>{"d3e4", "d4c4"}));
}

BOOST_AUTO_TEST_CASE(fen_with_and_without_moves) {
    BOOST_TEST(read_position("fen 3/3 w  0 1 moves").fen.value() == "3/3 w 0 1");
    BOOST_TEST(read_position("fen").fen.value() == "");
}

BOOST_AUTO_TEST_CASE(anything_else_is_a_fault) {
    for (const char* text : {"", "moves a1a2", "start", "startpos a1a2"})
        BOOST_CHECK_THROW(read_position(text), refskak::rules::Fault);
}

BOOST_AUTO_TEST_SUITE_END()
