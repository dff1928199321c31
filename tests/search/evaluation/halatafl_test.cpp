#include "search/evaluation/halatafl.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/judgement.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::halatafl::Halatafl;

namespace {

struct Fixture {
    Halatafl game{Halatafl::presets().front().parameters};

    Score white_view(std::string_view fen) const { return tests::white_view(game, fen); }
};

}  // namespace

BOOST_FIXTURE_TEST_SUITE(search_evaluation_halatafl, Fixture)

BOOST_AUTO_TEST_CASE(the_start_is_alike_for_both) {
    const Score white = white_view("1mmmmm1/mmmmmmm/mmmmmmm/MMM1mmm/MMMMMMM/MMMMMMM/1MMMMM1 w 0 1");
    const Score black = white_view("1mmmmm1/mmmmmmm/mmmmmmm/MMM1mmm/MMMMMMM/MMMMMMM/1MMMMM1 b 0 1");
    BOOST_TEST(white == -black);
}

BOOST_AUTO_TEST_CASE(another_man_is_better) {
    const Score even = white_view("1mmmmm1/7/7/7/7/7/1MMMMM1 w 0 1");
    const Score ahead = white_view("1mmmmm1/7/7/7/7/3M3/1MMMMM1 w 0 1");
    BOOST_TEST(ahead > even);
}

BOOST_AUTO_TEST_CASE(a_man_to_be_taken_is_bad) {
    const Score safe = white_view("1mmm3/7/3m3/7/2M4/7/1MMMM2 b 0 1");
    const Score attacked = white_view("1mmm3/7/3m3/3M3/7/7/1MMMM2 b 0 1");
    BOOST_TEST(safe > attacked);
}

BOOST_AUTO_TEST_CASE(a_lead_that_makes_no_progress_fades) {
    const Score fresh = white_view("1mmmmm1/7/7/7/7/3M3/1MMMMM1 w 0 1");
    const Score idle = white_view("1mmmmm1/7/7/7/7/3M3/1MMMMM1 w 80 1");
    BOOST_TEST(idle > 0);
    BOOST_TEST(idle < fresh);
}

BOOST_AUTO_TEST_SUITE_END()
