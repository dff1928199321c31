#include "daemon/go_command.hpp"

#include <boost/test/unit_test.hpp>

#include "daemon/words.hpp"

using namespace refskak::daemon;

BOOST_AUTO_TEST_SUITE(daemon_go_command)

BOOST_AUTO_TEST_CASE(limits_are_read_in_any_order) {
    const GoCommand go = read_go(split_words("wtime 1000 binc 5 depth 7 btime 2000 nodes 99"));
    BOOST_TEST(go.limits.clocks.white.time.value() == 1000);
    BOOST_TEST(go.limits.clocks.black.time.value() == 2000);
    BOOST_TEST(go.limits.clocks.black.increment == 5);
    BOOST_TEST(go.limits.depth.value() == 7);
    BOOST_TEST(go.limits.nodes.value() == 99u);
    BOOST_TEST(!go.unbounded());
    BOOST_TEST(go.complaints.empty());
}

BOOST_AUTO_TEST_CASE(players_may_have_numbers) {
    using refskak::rules::Side;
    const auto words = split_words("p1time 1000 p2inc 5 p2time p1inc 7");
    const GoCommand go = read_go(words, Side::black);
    BOOST_TEST(go.limits.clocks.black.time.value() == 1000);
    BOOST_TEST(go.limits.clocks.white.increment == 5);
    BOOST_TEST(go.limits.clocks.black.increment == 7);
    BOOST_TEST(
        go.complaints == (std::vector<std::string>{"go p2time: 'p1inc' is no number, 0 is taken"}),
        boost::test_tools::per_element());
    BOOST_TEST(read_go(words).complaints.size() == 7u);
}

BOOST_AUTO_TEST_CASE(plain_go_is_infinite) {
    BOOST_TEST(read_go({}).limits.infinite);
    BOOST_TEST(!read_go({"depth", "3"}).limits.infinite);
    BOOST_TEST(!read_go({"ponder"}).limits.infinite);
    BOOST_TEST(read_go({"ponder"}).unbounded());
}

BOOST_AUTO_TEST_CASE(a_faulty_value_is_the_smallest_with_a_complaint) {
    for (const char* text : {"depth abc", "depth", "depth -3", "depth 0"}) {
        const GoCommand go = read_go(split_words(text));
        BOOST_TEST(go.limits.depth.value() == 1);
        BOOST_TEST(!go.limits.infinite);
    }
    const GoCommand go = read_go(split_words("depth movetime 50"));
    BOOST_TEST(go.limits.depth.value() == 1);
    BOOST_TEST(go.limits.movetime.value() == 50);
    BOOST_TEST(go.complaints.size() == 1u);
}

BOOST_AUTO_TEST_CASE(perft_has_a_least_and_a_greatest_depth) {
    for (const char* text : {"perft -1", "perft 101", "perft x", "perft"}) {
        const GoCommand go = read_go(split_words(text));
        BOOST_TEST(go.perft.value() == 0, text);
        BOOST_TEST(go.complaints.size() == 1u, text);
    }
    for (const int depth : {0, 100}) {
        const GoCommand go = read_go({"perft", std::to_string(depth)});
        BOOST_TEST(go.perft.value() == depth);
        BOOST_TEST(go.complaints.empty());
    }
}

BOOST_AUTO_TEST_CASE(absurd_numbers_are_bounded) {
    const GoCommand go = read_go(split_words("nodes 99999999999999999999999 movetime 9e9"));
    BOOST_TEST(go.limits.nodes.value() > 1'000'000'000u);
    BOOST_TEST(go.limits.movetime.value() == 1);
}

BOOST_AUTO_TEST_CASE(searchmoves_takes_the_rest) {
    const GoCommand go = read_go(split_words("depth 2 searchmoves a1a2 depth 9"));
    BOOST_TEST(go.search_moves.size() == 3u);
    BOOST_TEST(go.limits.depth.value() == 2);
}

BOOST_AUTO_TEST_SUITE_END()
