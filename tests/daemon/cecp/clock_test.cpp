#include "daemon/cecp/clock.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak;
using namespace refskak::daemon::cecp;

BOOST_AUTO_TEST_SUITE(daemon_cecp_clock)

BOOST_AUTO_TEST_CASE(a_level_sets_clocks) {
    TimeControl clock;
    clock.level("40 0:30 0.25");
    const search::Limits limits = clock.limits(rules::Side::black, 41);
    BOOST_TEST(limits.use_clock);
    BOOST_TEST(limits.clocks.black.time.value() == 30'000);
    BOOST_TEST(limits.clocks.black.increment == 250);
    BOOST_TEST(limits.moves_to_go == 39);
    clock.level("0 25+5 2");
    BOOST_TEST(clock.limits(rules::Side::white, 7).moves_to_go == 0);
    BOOST_TEST(clock.limits(rules::Side::white, 7).clocks.white.time.value() == 1'500'000);
}

BOOST_AUTO_TEST_CASE(the_clocks_belong_to_the_engine_and_its_opponent) {
    TimeControl clock;
    clock.own_time("1234");
    clock.other_time("-5");
    const search::Limits limits = clock.limits(rules::Side::black, 0);
    BOOST_TEST(limits.clocks.black.time.value() == 12'340);
    BOOST_TEST(limits.clocks.white.time.value() == -50);
}

BOOST_AUTO_TEST_CASE(seconds_a_move_and_depth) {
    TimeControl clock;
    clock.seconds_per_move("1.5");
    clock.depth("6");
    BOOST_TEST(clock.limits(rules::Side::white, 0).movetime.value() == 1500);
    BOOST_TEST(clock.limits(rules::Side::white, 0).depth.value() == 6);
    BOOST_TEST(!clock.limits(rules::Side::white, 0).use_clock);
    clock.new_game();
    BOOST_TEST(!clock.limits(rules::Side::white, 0).depth.has_value());
}

BOOST_AUTO_TEST_CASE(what_is_spent_on_a_move_is_taken_off) {
    TimeControl clock;
    clock.own_time("1000");
    clock.other_time("900");
    const search::Limits limits = clock.limits(rules::Side::black, 0, 400);
    BOOST_TEST(limits.clocks.black.time.value() == 9600);
    BOOST_TEST(limits.clocks.white.time.value() == 9000);
    clock.seconds_per_move("2");
    BOOST_TEST(clock.limits(rules::Side::white, 0, 400).movetime.value() == 1600);
    BOOST_TEST(clock.limits(rules::Side::white, 0, 2400).movetime.value() == 1);
}

BOOST_AUTO_TEST_CASE(nonsense_changes_nothing) {
    TimeControl clock;
    clock.level("0 1 0");
    for (const char* text : {"", "0 2", "x 2 0", "0 2:x 0", "0 2 0.x", "0 2 0 0"})
        BOOST_CHECK_THROW(clock.level(text), rules::Fault);
    for (const char* text : {"-1 1 0", "0 -1 0", "0 1:-1 0", "0 1 -1", "0 1 -0.5"})
        BOOST_CHECK_THROW(clock.level(text), rules::Fault);
    for (const char* text : {"soon", "-5", "-0.5", "0", "0.0001"})
        BOOST_CHECK_THROW(clock.seconds_per_move(text), rules::Fault);
    for (const char* text : {"deep", "-1", "0", "1.5"})
        BOOST_CHECK_THROW(clock.depth(text), rules::Fault);
    BOOST_CHECK_THROW(clock.own_time(""), rules::Fault);
    const search::Limits limits = clock.limits(rules::Side::white, 0);
    BOOST_TEST(limits.clocks.white.time.value() == 60'000);
    BOOST_TEST(limits.clocks.white.increment == 0);
    BOOST_TEST(limits.moves_to_go == 0);
    BOOST_TEST(!limits.movetime.has_value());
    BOOST_TEST(!limits.depth.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
