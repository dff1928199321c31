#include "search/skill.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak::search;

namespace {

/// How often each line is chosen over many positions of one game.
std::vector<int> choices(int level, const std::vector<Score>& scores) {
    const Skill skill{level, 7};
    std::vector<int> counts(scores.size());
    for (std::uint64_t position = 0; position < 10'000; ++position)
        ++counts[skill.choose(scores, position)];
    return counts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_skill)

BOOST_AUTO_TEST_CASE(full_strength_plays_the_best_line) {
    BOOST_TEST(Skill{}.is_full());
    BOOST_TEST(choices(20, {0, 0, 0})[0] == 10'000);
}

BOOST_AUTO_TEST_CASE(a_better_line_is_likelier_and_the_more_so_the_higher_the_level) {
    int best_before = 0;
    for (const int level : {0, 5, 10, 15, 19}) {
        const std::vector<int> counts = choices(level, {60, 20, -40, -300});
        BOOST_TEST(counts[0] > counts[1]);
        BOOST_TEST(counts[1] >= counts[2]);
        BOOST_TEST(counts[2] >= counts[3]);
        BOOST_TEST(counts[0] > best_before);
        best_before = counts[0];
    }
}

BOOST_AUTO_TEST_CASE(equal_lines_are_equally_likely) {
    for (const int count : choices(10, {5, 5, 5, 5}))
        BOOST_TEST(std::abs(count - 2500) < 200);
}

BOOST_AUTO_TEST_CASE(nobody_but_a_beginner_throws_a_won_game_away) {
    const std::vector<Score> scores{win - 3, 0};
    BOOST_TEST(choices(0, scores)[1] > 300);
    BOOST_TEST(choices(10, scores)[1] < 100);
    BOOST_TEST(choices(15, scores)[1] == 0);
}

BOOST_AUTO_TEST_CASE(a_game_is_consistent_and_games_differ) {
    const std::vector<Score> scores(10, 0);
    BOOST_TEST((Skill{0, 1}.choose(scores, 5) == Skill{0, 1}.choose(scores, 5)));
    int different = 0;
    for (std::uint64_t game = 0; game < 100; ++game)
        different += Skill{0, game}.choose(scores, 5) != Skill{0, game + 1}.choose(scores, 5);
    BOOST_TEST(different > 50);
}

BOOST_AUTO_TEST_CASE(the_search_grows_with_the_level) {
    BOOST_TEST(Skill{0}.depth() == 1);
    for (int level = 1; level < Skill::full; ++level) {
        BOOST_TEST(Skill{level}.depth() >= Skill{level - 1}.depth());
        BOOST_TEST(Skill{level}.lines() <= Skill{level - 1}.lines());
    }
}

BOOST_AUTO_TEST_SUITE_END()
