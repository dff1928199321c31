#include "daemon/cecp/view.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak;
using namespace refskak::daemon::cecp;

BOOST_AUTO_TEST_SUITE(daemon_cecp_view)

BOOST_AUTO_TEST_CASE(white_begins_and_colours_stay) {
    const View view(7, 7, rules::Side::white);
    BOOST_TEST((view.white() == rules::Side::white));
    const std::string ours = "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** b 3 9";
    const std::string theirs = "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** b - - 3 9";
    BOOST_TEST(view.fen(ours) == theirs);
    BOOST_TEST(view.read_fen(theirs) == ours);
}

BOOST_AUTO_TEST_CASE(black_begins_and_colours_are_swapped) {
    const View view(7, 7, rules::Side::black);
    BOOST_TEST((view.white() == rules::Side::black));
    const std::string ours = "3t3/7/3T3/ttTKTtt/3T3/7/3t3 b 0 1";
    const std::string theirs = "3T3/7/3t3/TTtktTT/3t3/7/3T3 w - - 0 1";
    BOOST_TEST(view.fen(ours) == theirs);
    BOOST_TEST(view.read_fen(theirs) == ours);
    const std::string setup = view.setup(ours);
    BOOST_TEST(setup.substr(setup.find(')')) == ") 7x7+0_fairy " + theirs);
    BOOST_REQUIRE(View::pieces(ours).size() == 2u);
    BOOST_TEST(View::pieces(ours)[0].rfind("piece T& ", 0) == 0u);
}

BOOST_AUTO_TEST_CASE(counters_may_be_missing) {
    const View view(7, 7, rules::Side::white);
    BOOST_TEST(view.read_fen("7 w") == "7 w 0 1");
    BOOST_TEST(view.read_fen("7 b - -") == "7 b 0 1");
    BOOST_TEST(view.read_fen("7 b -") == "7 b 0 1");
    BOOST_TEST(view.read_fen("7 b - 3 9") == "7 b 3 9");
    BOOST_TEST(view.read_fen("7 b 3 9") == "7 b 3 9");
    BOOST_TEST(view.read_fen("7 w KQkq - 0 1") == "7 w 0 1");
}

BOOST_AUTO_TEST_CASE(what_xboard_does_not_send_is_refused) {
    const View view(7, 7, rules::Side::white);
    for (const char* text : {"", "7", "7 x", "7 white - - 0 1", "7 w - e3 0 1", "7 w - - 7",
                             "7 w - - - 0 1", "7 w - - 1 2 3", "7 w - - 1 2 junk", "7 w 7"})
        BOOST_CHECK_THROW(view.read_fen(text), rules::Fault);
}

BOOST_AUTO_TEST_CASE(boards_of_ten_ranks_count_from_nought) {
    const View ten(10, 10, rules::Side::white);
    BOOST_TEST(ten.square({0, 0}) == "a0");
    BOOST_TEST(ten.square({9, 9}) == "j9");
    std::string_view text = "j0a9";
    BOOST_TEST((ten.read_square(text) == rules::Cell{9, 0}));
    BOOST_TEST((ten.read_square(text) == rules::Cell{0, 9}));
    BOOST_TEST(text.empty());
    const View eleven(11, 11, rules::Side::white);
    BOOST_TEST(eleven.square({10, 10}) == "k11");
    text = "k11a1";
    BOOST_TEST((eleven.read_square(text) == rules::Cell{10, 10}));
    BOOST_TEST(ten.fen("+wX8/10 w 0 1") == "wX8/10 w - - 0 1");
    text = "a0";
    BOOST_TEST(!eleven.read_square(text).has_value());
}

BOOST_AUTO_TEST_CASE(marks_are_written_like_a_fen) {
    const View view(11, 2, rules::Side::white);
    BOOST_TEST(view.highlight({}) == "11/11");
    BOOST_TEST(view.highlight({{{0, 1}, 'Y'}, {{10, 0}, 'C'}}) == "Y10/10C");
}

BOOST_AUTO_TEST_SUITE_END()
