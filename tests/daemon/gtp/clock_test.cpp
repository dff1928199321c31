#include "daemon/gtp/clock.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using refskak::daemon::gtp::Clock;
using rules::Side;

BOOST_AUTO_TEST_SUITE(daemon_gtp_clock)

BOOST_AUTO_TEST_CASE(without_settings_a_move_takes_a_second) {
    BOOST_TEST(Clock().limits(Side::white).movetime.value() == 1000);
    Clock unlimited;
    unlimited.set(60, 10, 0);
    BOOST_TEST(unlimited.limits(Side::white).movetime.value() == 1000);
}

BOOST_AUTO_TEST_CASE(main_time_runs_down_for_each_side_alone) {
    Clock clock;
    clock.set(60, 0, 0);
    clock.spend(Side::white, 1500);
    BOOST_TEST(clock.limits(Side::white).clocks.white.time.value() == 58'500);
    BOOST_TEST(clock.limits(Side::black).clocks.black.time.value() == 60'000);
    BOOST_TEST(clock.limits(Side::white).moves_to_go == 0);
    clock.reset();
    BOOST_TEST(clock.limits(Side::white).clocks.white.time.value() == 60'000);
}

BOOST_AUTO_TEST_CASE(periods_follow_the_main_time_and_each_other) {
    Clock clock;
    clock.set(1, 30, 2);
    clock.spend(Side::black, 1500);
    BOOST_TEST(clock.limits(Side::black).clocks.black.time.value() == 30'000);
    BOOST_TEST(clock.limits(Side::black).moves_to_go == 2);
    clock.spend(Side::black, 10'000);
    BOOST_TEST(clock.limits(Side::black).moves_to_go == 1);
    clock.spend(Side::black, 10'000);
    BOOST_TEST(clock.limits(Side::black).clocks.black.time.value() == 30'000);
}

BOOST_AUTO_TEST_CASE(the_controller_knows_better) {
    Clock clock;
    clock.set_left(Side::white, 7, 3);
    BOOST_TEST(clock.limits(Side::white).clocks.white.time.value() == 7000);
    BOOST_TEST(clock.limits(Side::white).moves_to_go == 3);
}

BOOST_AUTO_TEST_CASE(absurd_times_are_bounded) {
    Clock clock;
    clock.set(INT64_MAX, 0, 0);
    BOOST_TEST(clock.limits(Side::white).clocks.white.time.value() == 1'000'000'000);
    clock.spend(Side::white, INT64_MAX / 2);
    BOOST_TEST(clock.limits(Side::white).clocks.white.time.value() == 0);
}

BOOST_AUTO_TEST_SUITE_END()
