#include "rules/tafl/board.hpp"

#include <boost/mpl/list.hpp>
#include <boost/test/unit_test.hpp>
#include <random>

using namespace refskak::rules;
using namespace refskak::rules::tafl;

using Boards = boost::mpl::list<Board<5>, Board<7>, Board<9>, Board<11>, Board<13>, Board<19>>;

namespace {

/// What `step`, taken again and again, reaches.
template <class Geometry, Direction d>
typename Geometry::Set beyond(typename Geometry::Set set) {
    typename Geometry::Set result;
    while (set) {
        set = Geometry::template step<d>(set);
        result |= set;
    }
    return result;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_tafl_board)

BOOST_AUTO_TEST_CASE_TEMPLATE(sets_spread_as_steps_do, Geometry, Boards) {
    using Set = typename Geometry::Set;
    std::mt19937 random(1);
    for (int trial = 0; trial < 200; ++trial) {
        Set set;
        for (int i = trial % 12; i > 0; --i)
            set.set(Point{static_cast<std::uint16_t>(random() % Geometry::size)});
        typename Geometry::Row files = 0;
        for (const Point point : set) {
            const auto file = static_cast<unsigned>(Geometry::cell(point).file);
            files |= typename Geometry::Row{1} << file;
            BOOST_TEST((Geometry::row(set, Geometry::cell(point).rank) >> file & 1) == 1);
        }
        BOOST_TEST(Geometry::files_of(set) == files);
        const Set east = beyond<Geometry, Direction::east>(set);
        const Set west = beyond<Geometry, Direction::west>(set);
        BOOST_TEST((Geometry::ranks_of(set) == (set | east | west)));
    }
}

BOOST_AUTO_TEST_CASE_TEMPLATE(files_and_ranks_part_the_board, Geometry, Boards) {
    BOOST_TEST((Geometry::from_file.front() == Geometry::all));
    BOOST_TEST(Geometry::from_file.back().empty());
    for (const Point point : Geometry::all) {
        const auto file = static_cast<std::size_t>(Geometry::cell(point).file);
        BOOST_TEST(Geometry::from_file[file].test(point));
        BOOST_TEST(!Geometry::from_file[file + 1].test(point));
        const auto rank = static_cast<std::size_t>(Geometry::cell(point).rank);
        BOOST_TEST(Geometry::from_rank[rank].test(point));
        BOOST_TEST(!Geometry::from_rank[rank + 1].test(point));
    }
}

BOOST_AUTO_TEST_SUITE_END()
