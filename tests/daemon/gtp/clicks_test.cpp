#include "daemon/gtp/clicks.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"

using namespace refskak::daemon::gtp;

namespace {

/// Moves that need no board: what is listed is legal, and so is `also`.
Clicks clicks(const std::vector<std::string>& moves, const std::vector<std::string>& free = {},
              const std::string& also = "") {
    return Clicks(moves, free, [=](const std::string& move) {
        return move == also || std::find(moves.begin(), moves.end(), move) != moves.end();
    });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_gtp_clicks)

BOOST_AUTO_TEST_CASE(a_move_text_is_a_path_of_points) {
    BOOST_TEST((path_of("d4d6f6", {}) == Path{"d4", "d6", "f6"}));
    BOOST_TEST((path_of("a10j9", {}) == Path{"a10", "j9"}));
    BOOST_TEST((path_of("f@d4", {}) == Path{"d4"}));
    BOOST_TEST((path_of("0000", {}) == Path{"pass"}));
}

BOOST_AUTO_TEST_CASE(a_step_is_two_clicks) {
    Clicks c = clicks({"a1a2", "a1b1", "c1c2"});
    BOOST_TEST((c.legal() == Path{"a1", "c1"}));
    BOOST_TEST(!c.click("a1"));
    BOOST_TEST((c.legal() == Path{"a2", "b1"}));
    BOOST_CHECK_THROW(c.click("c2"), refskak::rules::Fault);
    BOOST_TEST(c.click("b1").value() == "a1b1");
}

BOOST_AUTO_TEST_CASE(a_chain_that_may_stop_ends_by_pass) {
    Clicks c = clicks({"a1a3", "a1a3c3"});
    c.click("a1");
    BOOST_TEST(!c.click("a3"));
    BOOST_TEST((c.legal() == Path{"c3", pass}));
    BOOST_TEST((c.rest_of("a1a3") == Path{pass}));
    BOOST_TEST(c.click(pass).value() == "a1a3");
}

BOOST_AUTO_TEST_CASE(a_chain_that_must_go_on_does_not_offer_pass) {
    Clicks c = clicks({"a1a3c3"});
    c.click("a1");
    c.click("a3");
    BOOST_TEST((c.legal() == Path{"c3"}));
    BOOST_TEST(c.click("c3").value() == "a1a3c3");
}

BOOST_AUTO_TEST_CASE(a_way_round_may_stop_where_another_path_is_the_written_one) {
    // a1e1 is written a1c3e1; on the way to g1 the man also comes to e1, and may stop there.
    Clicks c = clicks({"a1c3e1", "a1c1e1g1"}, {}, "a1c1e1");
    for (const char* point : {"a1", "c1", "e1"})
        BOOST_TEST(!c.click(point));
    BOOST_TEST((c.legal() == Path{"g1", pass}));
    BOOST_TEST((c.candidates() == std::vector<std::string>{"a1c1e1g1", "a1c1e1"}));
    BOOST_TEST((c.rest_of("a1c3e1") == Path{pass}));
}

BOOST_AUTO_TEST_CASE(a_man_to_place_is_chosen_first_when_there_are_several_kinds) {
    Clicks one = clicks({"f@a1", "f@b1"});
    BOOST_TEST(one.click("b1").value() == "f@b1");
    Clicks two = clicks({"F@a1", "W@a1", "W@b1"}, {"b1", "e5", "f5"});
    BOOST_TEST(two.choosers().at('F') == "e5");
    BOOST_TEST(!two.click("f5"));
    BOOST_TEST((two.legal() == Path{"a1", "b1"}));
    BOOST_TEST(two.click("a1").value() == "W@a1");
}

BOOST_AUTO_TEST_CASE(a_forced_pass_is_one_click) {
    Clicks c = clicks({"0000"});
    BOOST_TEST((c.legal() == Path{pass}));
    BOOST_TEST(c.click(pass).value() == "0000");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_has_no_clicks) {
    BOOST_TEST(clicks({}).legal().empty());
    BOOST_CHECK_THROW(clicks({}).click(pass), refskak::rules::Fault);
}

BOOST_AUTO_TEST_SUITE_END()
