#include "search/searcher.hpp"

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "../support/instrumented.hpp"
#include "../support/maze.hpp"
#include "../support/minimax.hpp"

using namespace refskak;
using namespace refskak::search;
using toy::Maze;

namespace {

/// One thread on a maze, over a table that lives as long as it.
template <class Toy>
class Walker {
  public:
    explicit Walker(const Toy& maze) : maze_(maze) {}

    Score go(int room, int depth, int plies = 0, const std::vector<rules::Key>& history = {}) {
        watch_.start({Watch::never, Watch::never}, Watch::no_budget, false);
        Limits limits;
        limits.depth = depth;
        const auto task = make_task(maze_, at(room, plies), history, limits, {}, {});
        searcher_.prepare(task);
        searcher_.run(nullptr);
        return searcher_.moves().front().score;
    }
    static Maze::Position at(int room, int plies = 0) {
        return {static_cast<std::uint8_t>(room), rules::Side::white,
                static_cast<std::uint8_t>(plies)};
    }
    bool playable(int room) const {
        return !maze_.decided(at(room)).decided() && maze_.count_moves(at(room)) > 0;
    }

  private:
    const Toy& maze_;
    Evaluation<Toy> evaluation_{maze_};
    TranspositionTable table_{1};
    History history_;
    Watch watch_;
    Searcher<Toy> searcher_{maze_, evaluation_, table_, history_, watch_};
};

/// Whether `found` says no more than the truth: no win that is none or quicker than can be.
bool is_no_more_than(Score found, Score truth) {
    if (is_win(found)) return is_win(truth) && found <= truth;
    if (is_loss(found)) return is_loss(truth) && found >= truth;
    return true;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_searcher)

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax) {
    for (unsigned seed = 1; seed <= tests::often(20); ++seed)
        for (int depth = 1; depth <= 4; ++depth)
            tests::check_against_minimax<false>(Maze(seed), depth, 10, seed);
}

BOOST_AUTO_TEST_CASE(passing_proves_nothing_that_is_not_true) {
    int passes = 0;
    for (unsigned seed = 1; seed <= tests::often(10); ++seed) {
        const toy::PassingMaze maze(seed);
        const auto truth = toy::solve(maze, 60);
        Walker<toy::PassingMaze> walker(maze);
        for (int depth = 1; depth < 16; ++depth)
            for (int room = 0; room < Maze::rooms; ++room)
                if (walker.playable(room))
                    BOOST_TEST(is_no_more_than(walker.go(room, depth),
                                               truth[static_cast<std::size_t>(room)]));
        passes += maze.passes;
    }
    BOOST_TEST(passes > static_cast<int>(tests::often(1000)));
}

BOOST_AUTO_TEST_CASE(coming_back_may_lose_but_is_no_proof_before_it_ends_the_game) {
    for (const Maze::Return meaning : {Maze::Return::loses, Maze::Return::loses_for_white}) {
        int wanted = 0;  // judged by where coming back leads
        for (unsigned seed = 1; seed <= tests::often(10); ++seed) {
            const Maze maze(seed, 3, 0, meaning);
            const auto truth = toy::solve(maze, 60);
            Walker<Maze> walker(maze);
            for (int room = 0; room < Maze::rooms; ++room) {
                if (!walker.playable(room)) continue;
                const Score found = walker.go(room, 14);
                BOOST_TEST(is_no_more_than(found, truth[static_cast<std::size_t>(room)]));
                wanted += std::abs(found) == tuning::repetition_loss;
            }
        }
        BOOST_TEST(wanted > 0);
    }
}

BOOST_AUTO_TEST_CASE(the_last_return_is_won_or_lost_by_the_verdict) {
    for (const Maze::Return meaning : {Maze::Return::loses, Maze::Return::loses_for_white})
        for (unsigned seed = 1; seed <= tests::often(10); ++seed) {
            const Maze maze(seed, 3, 0, meaning);
            Walker<Maze> walker(maze);
            for (int room = 0; room < Maze::rooms; ++room) {
                if (!walker.playable(room)) continue;
                // All that can come has been there twice: White, to move, loses with every move
                // that does not end the game at once.
                std::vector<rules::Key> history;
                rules::MoveList<Maze::Move> moves;
                maze.generate(walker.at(room), moves);
                Score expected = loss_in(1);
                for (const auto& move : moves) {
                    const auto next = maze.after(walker.at(room), move);
                    if (!maze.decided(next).decided() && maze.count_moves(next) == 0)
                        expected = win_in(1);
                    history.insert(history.end(), 2, maze.key(next));
                }
                if (expected == win_in(1)) continue;
                BOOST_TEST(walker.go(room, 4, 0, history) == expected);
            }
        }
}

// What the table learnt far from the progress limit proves nothing that the limit forbids, and what
// it learnt near the limit holds for that count alone.
BOOST_AUTO_TEST_CASE(the_table_proves_no_win_beyond_the_progress_limit) {
    constexpr int limit = 100;
    for (unsigned seed = 1; seed <= tests::often(10); ++seed) {
        const Maze maze(seed, 3, limit);
        Walker<Maze> walker(maze);
        for (const int plies : {0, 30, 98, 60, 90, 97, 94, 80, 51, 53, 95, 92, 88, 0}) {
            const auto truth = toy::solve(maze, limit - plies);
            for (int room = 0; room < Maze::rooms; ++room)
                if (walker.playable(room))
                    BOOST_TEST(is_no_more_than(walker.go(room, 40, plies),
                                               truth[static_cast<std::size_t>(room)]));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
