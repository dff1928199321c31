#include "search/evaluation/hunt_lines.hpp"

#include <boost/test/unit_test.hpp>
#include <random>

#include "tests/support/judgement.hpp"

using namespace refskak;
using rules::Point;
using rules::hunt::Hunt;
using rules::leaping::PointSet;

namespace {

std::vector<rules::Parameters> games() {
    std::vector<rules::Parameters> list;
    for (const rules::Variant& variant : Hunt::presets())
        for (const char* lines : {"orthogonal", "alquerque", "diagonal"}) {
            list.push_back(variant.parameters);
            if (variant.name != "wolfsheep") list.back().set("lines", lines);
        }
    // Lines that bend, some of them from one end of the board to the other.
    rules::Parameters own = tests::preset(Hunt::presets(), "refskak");
    own.erase("board");
    own.erase("lines");
    own.override_with({{"points", "a1,c1,d2,b3,a2"},
                       {"runs", "a1-c1-d2-b3-a2-a1-c1"},
                       {"fen", "*f**/1**1/G*G* w 0 1"},
                       {"placement", "fixed"},
                       {"geese", "2"},
                       {"min-geese", "1"}});
    list.push_back(own);
    return list;
}

int steps(const Hunt& game, PointSet geese) {
    int count = 0;
    for (const Point goose : geese)
        count += (game.goose_steps(goose) & ~geese).count();
    return count;
}

int holes(const Hunt& game, PointSet geese, PointSet near) {
    int count = 0;
    for (const Point goose : geese)
        for (const PointSet ends : game.board().axes(goose))
            count += (ends & geese).empty() && (ends & near);
    return count;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_hunt_lines)

BOOST_AUTO_TEST_CASE(all_at_once_is_one_by_one) {
    std::mt19937_64 random(1);
    for (const rules::Parameters& parameters : games()) {
        const Hunt game(parameters);
        const search::hunt::Lines lines(game);
        for (int i = 0; i < 200; ++i) {
            const PointSet geese = game.board().points() & PointSet{random() & random()};
            const PointSet near = game.board().points() & PointSet{random()} & ~geese;
            BOOST_REQUIRE(lines.steps(lines.lay_out(geese)) == steps(game, geese));
            BOOST_REQUIRE(lines.holes(lines.lay_out(geese), lines.lay_out(near)) ==
                          holes(game, geese, near));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
