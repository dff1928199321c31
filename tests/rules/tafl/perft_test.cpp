#include <boost/test/unit_test.hpp>

#include "tests/rules/tafl/table.hpp"

using namespace refskak::rules;
using namespace refskak::rules::tafl;

static_assert(Notated<Tafl<7>> && NullMoveSafe<Tafl<9>> && Notated<Tafl<19>>);

BOOST_AUTO_TEST_SUITE(rules_tafl_perft)

BOOST_AUTO_TEST_CASE(counts_of_the_table) {
    int used = 0;
    for (const auto& row : test::table("perft.tsv"))
        used += test::with_game(row[0], [&](const auto& game) {
            const auto count = test::perft(game, test::position(game, row[1]), std::stoi(row[2]));
            BOOST_TEST(count == std::stoull(row[3]), row[0] << ' ' << row[1] << ' ' << row[2]);
        });
    BOOST_TEST(used > 100);
}

BOOST_AUTO_TEST_CASE(known_counts) {
    const std::pair<const char*, std::vector<std::uint64_t>> known[] = {
        {"brandubh", {40, 960, 39512, 1007392, 41843336}},
        {"hnefatafl", {116, 6788, 806344}},
        {"tablut-linnaean", {80, 4400, 353200, 19913864}},
        {"tablut-ashton", {56, 4408, 248456, 19159224}},
    };
    for (const auto& [name, counts] : known)
        test::with_game(name, [&, &name = name, &counts = counts](const auto& game) {
            for (std::size_t depth = 1; depth <= counts.size(); ++depth)
                BOOST_TEST(
                    test::perft(game, game.start(), static_cast<int>(depth)) == counts[depth - 1],
                    name << ' ' << depth);
        });
}

BOOST_AUTO_TEST_SUITE_END()
