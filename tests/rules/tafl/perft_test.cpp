#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/games.hpp"
#include "tests/support/instrumented.hpp"

using namespace refskak;
using namespace refskak::rules;
using namespace refskak::rules::tafl;

static_assert(Notated<Tafl<7>> && NullMoveSafe<Tafl<9>> && Notated<Tafl<19>>);

BOOST_AUTO_TEST_SUITE(rules_tafl_perft)

BOOST_AUTO_TEST_CASE(counts_of_the_table) {
    int used = 0;
    for (const tests::Row& row : tests::table_rows("perft.tsv"))
        used +=
            tests::with_tafl(row[0], [&](const auto& game) { tests::check_perft_row(game, row); });
    BOOST_TEST(used > 100);
}

// Each confirmed by two programs that are not ours, the last of Ashton's by one.
BOOST_AUTO_TEST_CASE(known_counts) {
    const std::pair<const char*, std::vector<std::uint64_t>> known[] = {
        {"brandubh", {40, 960, 39512, 1007392, 41843336}},
        {"hnefatafl", {116, 6788, 806344, 50456804}},
        {"tablut-linnaean", {80, 4400, 353200, 19913864}},
        {"tablut-ashton", {56, 4408, 248456, 19159224, 1074150880}},
    };
    const std::uint64_t most = tests::instrumented() ? 2'000'000 : 2'000'000'000;
    for (const auto& [name, counts] : known)
        tests::with_tafl(name, [&, &name = name, &counts = counts](const auto& game) {
            for (std::size_t depth = 1; depth <= counts.size() && counts[depth - 1] <= most;
                 ++depth)
                BOOST_TEST(
                    tests::perft(game, game.start(), static_cast<int>(depth)) == counts[depth - 1],
                    name << ' ' << depth);
        });
}

BOOST_AUTO_TEST_SUITE_END()
