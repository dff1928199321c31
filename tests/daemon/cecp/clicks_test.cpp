#include "daemon/cecp/clicks.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using namespace refskak::daemon;
using namespace refskak::daemon::cecp;

namespace {

const View board(7, 7, rules::Side::white);

rules::Cell cell(std::string_view name) { return *board.read_square(name); }

MoveEffect move(const char* text, const char* from, const char* to,
                std::initializer_list<const char*> taken) {
    MoveEffect effect{text, cell(from), cell(to), {}, true};
    for (const char* victim : taken)
        effect.taken.push_back(cell(victim));
    return effect;
}

/// A fox on d4 with a step, and leaps over d5, and on over c6 or e6, and on over e4.
const std::vector<MoveEffect> moves{
    move("d4d3", "d4", "d3", {}),
    move("d4d6", "d4", "d6", {"d5"}),
    move("d4d6b6", "d4", "b6", {"d5", "c6"}),
    move("d4d6f6", "d4", "f6", {"d5", "e6"}),
    move("d4d6f6f4", "d4", "f4", {"d5", "e6", "f5"}),
};

std::string clicked(const char* text) {
    const MoveEffect* found = clicked_move(moves, *read_clicks(text, board));
    return found == nullptr ? "none" : found->text;
}

std::string marks(std::initializer_list<const char*> victims) {
    std::vector<rules::Cell> cells;
    for (const char* victim : victims)
        cells.push_back(cell(victim));
    return board.highlight(next_clicks(moves, cell("d4"), cells));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_cecp_clicks)

BOOST_AUTO_TEST_CASE(a_text_is_read_as_clicks) {
    const std::optional<Clicks> clicks = read_clicks("c3d3,d3e4,e4e5", board);
    BOOST_REQUIRE(clicks);
    BOOST_TEST((clicks->from == cell("c3")));
    BOOST_TEST((clicks->victims == std::vector{cell("d3"), cell("e4")}));
    BOOST_TEST((clicks->to == cell("e5")));
    BOOST_TEST(!read_clicks("@@@@", board)->from.has_value());
    for (const char* text : {"", "c3", "c3d9", "z1c3", "c3d3,", "c3d3,e4e5", "c3d3xyz", "c0d1"})
        BOOST_TEST(!read_clicks(text, board).has_value(), text);
}

BOOST_AUTO_TEST_CASE(victims_tell_moves_apart) {
    BOOST_TEST(clicked("d4d3") == "d4d3");
    BOOST_TEST(clicked("d4d5,d5d6") == "d4d6");
    BOOST_TEST(clicked("d4d5,d5e6,e6f6") == "d4d6f6");
    BOOST_TEST(clicked("d4e6,e6d5,d5f6") == "d4d6f6");
    BOOST_TEST(clicked("d4d6") == "none");
    BOOST_TEST(clicked("d4d5,d5e6,e6d6") == "none");
}

BOOST_AUTO_TEST_CASE(two_of_three_victims_are_enough_to_click) {
    BOOST_TEST(clicked("d4d5,d5e6,e6f4") == "d4d6f6f4");
    BOOST_TEST(clicked("d4f5,f5e6,e6f4") == "d4d6f6f4");
    BOOST_TEST(clicked("d4d5,d5f4") == "none");
}

BOOST_AUTO_TEST_CASE(marks_lead_through_a_capture) {
    BOOST_TEST(marks({}) == "7/2C1C2/3C1C1/7/3Y3/7/7");
    BOOST_TEST(marks({"d5"}) == "7/2CYC2/5C1/7/7/7/7");
    BOOST_TEST(marks({"d5", "e6"}) == "7/5Y1/7/5Y1/7/7/7");
}

BOOST_AUTO_TEST_CASE(the_engine_names_two_victims) {
    BOOST_TEST(move_argument(moves[0], board) == "d4d3");
    BOOST_TEST(move_argument(moves[2], board) == "d4xd5xc6-b6");
    BOOST_TEST(move_argument(moves[4], board) == "d4xd5xe6-f4");
    BOOST_TEST(move_argument({"0000", {}, {}, {}, true}, board) == "@@@@");
}

BOOST_AUTO_TEST_CASE(xboard_shows_no_third_victim_and_no_change_of_the_mover) {
    BOOST_TEST(is_shown_rightly(moves[3], 2));
    BOOST_TEST(!is_shown_rightly(moves[4], 2));
    MoveEffect promoted = moves[0];
    promoted.mover_stays = false;
    BOOST_TEST(!is_shown_rightly(promoted, 0));
}

BOOST_AUTO_TEST_SUITE_END()
