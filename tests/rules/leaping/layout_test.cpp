#include "rules/leaping/layout.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/leaping/board.hpp"

using namespace refskak::rules;
using namespace refskak::rules::leaping;

BOOST_AUTO_TEST_SUITE(rules_leaping_layout)

Point at(const Board& board, std::string_view text) { return board.point(*take_cell(text)); }

std::string leaps_from(const Board& board, std::string_view from) {
    std::string text;
    for (const Leap& leap : board.leaps(at(board, from)))
        text += " " + cell_text(board.cell(leap.over)) + cell_text(board.cell(leap.landing));
    return text;
}

BOOST_AUTO_TEST_CASE(named_boards_have_the_lines_of_the_rules) {
    const auto lines = [](Shape shape, Lines which) {
        const Board board(named_layout(shape, which));
        int ends = 0;
        for (const Point point : board.points())
            ends += board.steps(point).count();
        return ends / 2;
    };
    BOOST_TEST(lines(Shape::cross33, Lines::orthogonal) == 52);
    BOOST_TEST(lines(Shape::cross33, Lines::alquerque) == 72);  // twenty unit squares, one each
    BOOST_TEST(lines(Shape::cross33, Lines::diagonal) == 92);
    BOOST_TEST(lines(Shape::draughts32, Lines::orthogonal) == 49);
    BOOST_TEST(lines(Shape::square49, Lines::main_diagonals) == 84 + 12);
}

BOOST_AUTO_TEST_CASE(a_leap_goes_over_the_middle_of_three_in_one_run) {
    const Board board(read_layout("a1,b1,c1,d1,b2", "a1-b1-c1,c1-d1,b1-b2"));
    BOOST_TEST(leaps_from(board, "a1") == " b1c1");
    BOOST_TEST(leaps_from(board, "b1") == "");  // c1 is not in the middle of any run
    BOOST_TEST(leaps_from(board, "c1") == " b1a1");
    BOOST_TEST(board.steps(at(board, "c1")).test(at(board, "d1")));
    BOOST_TEST(!board.steps(at(board, "a1")).test(at(board, "b2")));
    BOOST_TEST(board.steps(at(board, "b1"), Direction::forward).test(at(board, "b2")));
    BOOST_TEST(board.axes(at(board, "b1")).size() == 1u);
}

BOOST_AUTO_TEST_CASE(runs_may_bend_and_close) {
    const Board ring(read_layout("a1,c1,d2,b3,a2", "a1-c1-d2-b3-a2-a1-c1"));
    BOOST_TEST(ring.steps(at(ring, "a1")).count() == 2);
    BOOST_TEST(leaps_from(ring, "a1") == " c1d2 a2b3");
    const Board bent(read_layout("a1,b2,d2", "a1-b2-d2"));
    BOOST_TEST(leaps_from(bent, "a1") == " b2d2");
}

BOOST_AUTO_TEST_CASE(points_are_counted_by_rank_then_file) {
    const Board board(read_layout("z26,a1,c1,a3", "a1-c1,a1-a3,a1-z26"));
    BOOST_TEST(board.files() == 26);
    BOOST_TEST(board.ranks() == 26);
    BOOST_TEST(at(board, "c1").number == 1);
    BOOST_TEST(at(board, "z26").number == 3);
    BOOST_TEST(board.up_to_rank(1).count() == 2);
}

BOOST_AUTO_TEST_CASE(lines_are_drawn_over_holes) {
    const Board board(read_layout("a1,c1,c3,d5", "a1-c1,a1-c3,c3-d5"));
    const Diagram diagram = board.diagram();
    BOOST_TEST(diagram.at({1, 0}).line_east);
    BOOST_TEST(diagram.at({1, 1}).line_north_east);
    BOOST_TEST(!diagram.at({2, 0}).line_east);
    BOOST_TEST(diagram.other_lines.size() == 1u);
    BOOST_TEST(diagram.other_lines.at(0) == "c3-d5");
}

void check_refused(const std::string& points, const std::string& runs, const std::string& part) {
    BOOST_CHECK_EXCEPTION(read_layout(points, runs), Fault, [&](const Fault& fault) {
        return std::string(fault.what()).find(part) != std::string::npos;
    });
}

BOOST_AUTO_TEST_CASE(faulty_boards_are_refused) {
    check_refused("", "a1-b1", "'' is no point");
    check_refused("a1,b0", "a1-b0", "'b0' is no point");
    check_refused("a1,b27", "a1-b27", "too high");
    check_refused("a1,b1,a1", "a1-b1", "a1 twice");
    check_refused("a1,b1", "a1-c1", "c1 in 'a1-c1' is not among");
    check_refused("a1,b1", "a1", "joins nothing");
    check_refused("a1,b1", "a1-b1-b1", "with itself");
    check_refused("a1,b1,c1", "a1-b1-c1-b1", "turns back at c1");
    check_refused("a1,b1,c1", "a1-c1,b1-c1", "passes over the point b1");
    check_refused("a1,b1,c1", "a1-b1", "no run joins the point c1");
    check_refused("a1,b2,c1,b1", "a1-b2-c1,a1-b1-c1", "two leaps");
    check_refused("a1,b2,c1", "a1-b2-c1,a1-c1", "a line and a leap");
    std::string points = "a1";
    for (int i = 1; i < 65; ++i)
        points += "," + cell_text({i % 26, i / 26});
    check_refused(points, "a1-b1", "65 of them: expected at most 64");
}

BOOST_AUTO_TEST_CASE(no_more_ways_than_the_tables_hold) {
    // Five runs of three through e5.
    check_refused("e5,d5,f5,e4,e6,d4,f6,d6,f4,c4,g6",
                  "d5-e5-f5,e4-e5-e6,d4-e5-f6,d6-e5-f4,c4-e5-g6", "expected at most");
}

BOOST_AUTO_TEST_SUITE_END()
