#include "search/perft.hpp"

#include <boost/test/unit_test.hpp>

#include "../support/maze.hpp"

using namespace refskak;
using toy::Maze;

namespace {

std::uint64_t walk(const Maze& maze, const Maze::Position& p, int depth) {
    if (depth == 0) return 1;
    rules::MoveList<Maze::Move> moves;
    rules::legal_moves(maze, p, moves);
    std::uint64_t sum = 0;
    for (const auto& move : moves)
        sum += walk(maze, maze.after(p, move), depth - 1);
    return sum;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_perft)

BOOST_AUTO_TEST_CASE(counting_the_last_ply_changes_nothing) {
    const std::atomic<bool> stop = false;
    for (unsigned seed = 1; seed <= 10; ++seed) {
        const Maze maze(seed);
        for (int depth = 0; depth <= 8; ++depth)
            BOOST_TEST(search::perft(maze, maze.start(), depth, stop) ==
                       walk(maze, maze.start(), depth));
    }
}

BOOST_AUTO_TEST_SUITE_END()
