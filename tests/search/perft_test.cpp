#include "search/perft.hpp"

#include <boost/test/unit_test.hpp>

#include "../support/maze.hpp"
#include "tests/support/play_out.hpp"

using namespace refskak;
using toy::Maze;

BOOST_AUTO_TEST_SUITE(search_perft)

BOOST_AUTO_TEST_CASE(counting_the_last_ply_changes_nothing) {
    const std::atomic<bool> stop = false;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const Maze maze(seed);
        for (int depth = 0; depth <= 8; ++depth)
            BOOST_TEST(search::perft(maze, maze.start(), depth, stop) ==
                       tests::play_out(maze, maze.start(), depth));
    }
}

BOOST_AUTO_TEST_SUITE_END()
