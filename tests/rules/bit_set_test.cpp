#include "rules/bit_set.hpp"

#include <boost/mpl/list.hpp>
#include <boost/test/unit_test.hpp>
#include <vector>

using namespace refskak::rules;

using Sizes = boost::mpl::list<BitSet<33>, BitSet<64>, BitSet<81>, BitSet<121>, BitSet<361>>;

BOOST_AUTO_TEST_SUITE(rules_bit_set)

BOOST_AUTO_TEST_CASE_TEMPLATE(points_come_back_in_ascending_order, Set, Sizes) {
    const std::vector<std::uint16_t> numbers{0, 5, 31, 32};
    Set set;
    for (const std::uint16_t number : numbers)
        set.set(Point{number});
    std::vector<std::uint16_t> seen;
    for (const Point point : set)
        seen.push_back(point.number);
    BOOST_TEST(seen == numbers);
    BOOST_TEST(set.count() == 4);
    BOOST_TEST(!set.test(Point{6}));
    set.reset(Point{0});
    BOOST_TEST(set.first().number == 5);
    BOOST_TEST(set.last().number == 32);
}

BOOST_AUTO_TEST_CASE_TEMPLATE(points_before_the_first_and_after_the_last_lie_outside, Set, Sizes) {
    const Set all = Set::all();
    BOOST_TEST(((Set{}.before_first() & all) == all));
    BOOST_TEST(((Set{}.after_last() & all) == all));
    const auto size = static_cast<std::uint16_t>(all.count());
    for (std::uint16_t low = 0; low < size; ++low)
        for (int high = low; high < size; high += 7) {
            Set set{Point{low}};
            set.set(Point{static_cast<std::uint16_t>(high)});
            Set before, after;
            for (const Point point : all) {
                if (point.number < low) before.set(point);
                if (point.number > high) after.set(point);
            }
            BOOST_REQUIRE(((set.before_first() & all) == before));
            BOOST_REQUIRE(((set.after_last() & all) == after));
        }
}

BOOST_AUTO_TEST_CASE_TEMPLATE(shifts_move_across_words, Set, Sizes) {
    for (std::uint16_t number = 0; number < 20; ++number)
        for (int shift = 0; shift < 13; ++shift) {
            const auto moved = static_cast<std::uint16_t>(number + shift);
            BOOST_TEST((Set{Point{number}} << shift == Set{Point{moved}}));
            BOOST_TEST((Set{Point{moved}} >> shift == Set{Point{number}}));
        }
}

BOOST_AUTO_TEST_CASE(the_whole_board_has_all_its_points) {
    BOOST_TEST(BitSet<33>::all().count() == 33);
    BOOST_TEST(BitSet<361>::all().count() == 361);
    BOOST_TEST((~BitSet<361>{} & BitSet<361>::all()).count() == 361);
}

BOOST_AUTO_TEST_SUITE_END()
