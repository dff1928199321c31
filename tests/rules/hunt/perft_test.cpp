#include <boost/test/unit_test.hpp>

#include "rules/hunt/hunt.hpp"
#include "tests/support/table_tests.hpp"

using namespace refskak;
using rules::hunt::Hunt;

BOOST_AUTO_TEST_SUITE(rules_hunt_perft)

BOOST_AUTO_TEST_CASE(the_counts_of_the_table) { tests::check_perft_rows<Hunt>(Hunt::presets()); }

void check_counts(const std::string& text, const std::vector<std::uint64_t>& counts) {
    tests::GameOfRow<Hunt> games(Hunt::presets());
    const Hunt* game = games.find(text);
    BOOST_REQUIRE(game != nullptr);
    for (std::size_t i = 0; i < counts.size(); ++i)
        BOOST_TEST(tests::perft(*game, game->start(), static_cast<int>(i) + 1) == counts[i]);
}

// From another program, which knows single leaps only.
BOOST_AUTO_TEST_CASE(counts_of_another_program) {
    check_counts("gasetavl leaps=single min-geese=1", {4, 68, 438, 8608, 38740, 824862, 4152132});
    check_counts("alquerque-fox geese=13 placement=free leaps=single min-geese=1",
                 {20, 247, 955, 15601, 70746, 1300600, 5764708});
}

BOOST_AUTO_TEST_SUITE_END()
