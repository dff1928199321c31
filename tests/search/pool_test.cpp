#include "search/pool.hpp"

#include <boost/test/unit_test.hpp>
#include <chrono>

#include "../support/instrumented.hpp"
#include "../support/maze.hpp"
#include "../support/recorder.hpp"

using namespace refskak;
using namespace refskak::search;
using toy::Maze;
using Heard = toy::Recorder<Maze::Move>;

namespace {

struct Fixture {
    explicit Fixture(unsigned seed, int repetition = 3, int limit = 0)
        : maze(seed, repetition, limit) {}

    void start(int room, const Limits& limits, const SearchOptions& options = {}) {
        pool.start(at(room), {}, limits, options, {}, heard);
    }
    Result<Maze::Move> go(int room, const Limits& limits, const SearchOptions& options = {}) {
        heard = {};
        start(room, limits, options);
        pool.wait();
        BOOST_TEST(heard.results.size() == 1u);
        return heard.results.front();
    }
    bool playable(int room) const {
        return !maze.decided(at(room)).decided() && maze.count_moves(at(room)) > 0;
    }
    bool legal(int room, const Maze::Move& move) const {
        rules::MoveList<Maze::Move> moves;
        maze.generate(at(room), moves);
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    }
    static Maze::Position at(int room) {
        return {static_cast<std::uint8_t>(room), rules::Side::white, 0};
    }

    Maze maze;
    Evaluation<Maze> evaluation{maze};
    TranspositionTable table{1};
    Heard heard;
    Pool<Maze> pool{maze, evaluation, table};
};

Limits to_depth(int depth) {
    Limits limits;
    limits.depth = depth;
    return limits;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_pool)

BOOST_AUTO_TEST_CASE(a_deep_search_knows_the_truth) {
    for (unsigned seed = 1; seed <= tests::often(20); ++seed) {
        Fixture fixture(seed);
        const auto truth = toy::solve(fixture.maze, 60);
        for (int room = 0; room < Maze::rooms; ++room) {
            if (!fixture.playable(room)) continue;
            const Score expected = truth[static_cast<std::size_t>(room)];
            const Score found = fixture.go(room, to_depth(40)).score;
            if (expected != 0)
                BOOST_TEST(found == expected, "maze " << seed << " room " << room << ": " << found
                                                      << " is not " << expected);
            else
                BOOST_TEST(!(is_win(found) || is_loss(found)));
        }
    }
}

BOOST_AUTO_TEST_CASE(proofs_at_any_depth_are_true) {
    for (unsigned seed = 1; seed <= tests::often(10); ++seed) {
        Fixture fixture(seed);
        const auto truth = toy::solve(fixture.maze, 60);
        for (int depth = 1; depth < 16; ++depth)
            for (int room = 0; room < Maze::rooms; ++room) {
                if (!fixture.playable(room)) continue;
                if (room % 7 == 0) fixture.table.clear();
                const Score found = fixture.go(room, to_depth(depth)).score;
                if (is_win(found)) BOOST_TEST(found <= truth[static_cast<std::size_t>(room)]);
                if (is_loss(found)) BOOST_TEST(found >= truth[static_cast<std::size_t>(room)]);
                if (is_loss(found)) BOOST_TEST(is_loss(truth[static_cast<std::size_t>(room)]));
            }
    }
}

BOOST_AUTO_TEST_CASE(no_win_beyond_the_progress_limit) {
    constexpr int limit = 9;
    for (unsigned seed = 1; seed <= tests::often(20); ++seed) {
        Fixture fixture(seed, 3, limit);
        const auto truth = toy::solve(fixture.maze, limit);
        for (int room = 0; room < Maze::rooms; ++room)
            if (fixture.playable(room)) {
                const Score expected = truth[static_cast<std::size_t>(room)];
                const Score found = fixture.go(room, to_depth(20)).score;
                const bool within = expected != 0 && win - std::abs(expected) <= limit;
                BOOST_TEST((is_win(found) || is_loss(found)) == within);
            }
    }
}

BOOST_AUTO_TEST_CASE(one_thread_gives_the_same_counts_again) {
    Fixture first(3);
    Fixture second(3);
    for (int room = 0; room < 8; ++room)
        if (first.playable(room)) {
            const auto one = first.go(room, to_depth(14));
            const auto two = second.go(room, to_depth(14));
            BOOST_TEST(one.nodes == two.nodes);
            BOOST_TEST((one.best == two.best));
        }
}

BOOST_AUTO_TEST_CASE(a_stop_at_any_node_gives_a_legal_move) {
    Fixture fixture(4);
    for (int room = 0; room < 4; ++room)
        for (std::uint64_t nodes = 0; nodes < 300; nodes += tests::stride()) {
            if (!fixture.playable(room)) continue;
            fixture.table.clear();
            Limits limits = to_depth(60);
            limits.nodes = nodes;
            const auto result = fixture.go(room, limits);
            BOOST_TEST(result.nodes <= nodes);
            BOOST_REQUIRE(result.best);
            BOOST_TEST(fixture.legal(room, *result.best));
            BOOST_REQUIRE(!fixture.heard.reports.empty());
            BOOST_TEST((fixture.heard.reports.back().pv.front() == *result.best));
        }
}

BOOST_AUTO_TEST_CASE(a_node_limit_is_exact_on_one_thread) {
    Fixture fixture(4);
    int room = 0;
    while (toy::solve(fixture.maze, 60)[static_cast<std::size_t>(room)] != 0)
        ++room;
    Limits limits;
    for (const std::uint64_t nodes : {1, 2, 10, 1000, 1024, 5000}) {
        fixture.table.clear();
        limits.nodes = nodes;
        BOOST_TEST(fixture.go(room, limits).nodes == nodes);
    }
}

BOOST_AUTO_TEST_CASE(an_infinite_search_answers_only_when_stopped) {
    Fixture fixture(1);
    for (int room = 0; room < Maze::rooms; ++room) {
        fixture.heard = {};
        Limits limits = to_depth(1);
        limits.infinite = true;
        fixture.start(room, limits);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
        BOOST_TEST(fixture.pool.searching());
        fixture.pool.stop();
        fixture.pool.wait();
        BOOST_REQUIRE(fixture.heard.results.size() == 1u);
        BOOST_TEST(fixture.heard.results.front().best.has_value() == fixture.playable(room));
    }
}

BOOST_AUTO_TEST_CASE(pondering_ends_by_the_clock_after_the_hit) {
    Fixture fixture(1);
    int room = 0;
    while (!fixture.playable(room))
        ++room;
    Limits limits;
    limits.use_clock = true;
    limits.clocks.white.time = 300;
    limits.ponder = true;
    fixture.start(room, limits);
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    BOOST_TEST(fixture.pool.searching());
    fixture.pool.ponder_hit();
    fixture.pool.wait();
    BOOST_TEST(fixture.heard.results.size() == 1u);
}

BOOST_AUTO_TEST_CASE(an_empty_clock_is_answered_at_once) {
    Fixture fixture(5);
    Limits limits;
    limits.use_clock = true;
    for (int room = 0; room < Maze::rooms; ++room) {
        const auto result = fixture.go(room, limits);
        BOOST_TEST(result.best.has_value() == fixture.playable(room));
        BOOST_TEST(fixture.heard.reports.empty() != fixture.playable(room));
    }
}

BOOST_AUTO_TEST_CASE(several_lines_are_of_one_depth_and_best_first) {
    Fixture fixture(6);
    SearchOptions options;
    options.multipv = 3;
    for (int room = 0; room < Maze::rooms; ++room) {
        if (fixture.maze.count_moves(fixture.at(room)) < 3 || !fixture.playable(room)) continue;
        fixture.go(room, to_depth(8), options);
        const auto& reports = fixture.heard.reports;
        BOOST_REQUIRE(reports.size() % 3 == 0);
        const auto* last = &reports[reports.size() - 3];
        BOOST_TEST(last[0].depth == last[2].depth);
        BOOST_TEST(last[0].score >= last[1].score);
        BOOST_TEST(last[1].score >= last[2].score);
        BOOST_TEST((last[0].pv.front() != last[1].pv.front()));
    }
}

BOOST_AUTO_TEST_CASE(what_was_seen_of_several_lines_is_told_before_all_are) {
    Fixture fixture(6);
    SearchOptions options;
    options.multipv = 3;
    Limits limits;
    limits.nodes = 4;
    int seen = 0;
    for (int room = 0; room < Maze::rooms; ++room) {
        if (fixture.maze.count_moves(fixture.at(room)) < 3 || !fixture.playable(room)) continue;
        fixture.go(room, limits, options);
        const auto& reports = fixture.heard.reports;
        BOOST_TEST((reports.size() == 1 || reports.back().depth == 1));
        seen += reports.size() < 3 && reports.front().depth == 1;
    }
    BOOST_TEST(seen > 0);
}

BOOST_AUTO_TEST_CASE(several_threads_agree_on_proofs) {
    Fixture fixture(7);
    SearchOptions options;
    options.threads = 3;
    const auto truth = toy::solve(fixture.maze, 60);
    for (int room = 0; room < Maze::rooms; ++room)
        if (fixture.playable(room) && truth[static_cast<std::size_t>(room)] != 0)
            BOOST_TEST(fixture.go(room, to_depth(40), options).score ==
                       truth[static_cast<std::size_t>(room)]);
}

BOOST_AUTO_TEST_CASE(a_mate_search_stops_with_the_shortest_proof) {
    Fixture fixture(9);
    const auto truth = toy::solve(fixture.maze, 60);
    Limits limits;
    limits.mate = 100;
    for (int room = 0; room < Maze::rooms; ++room)
        if (fixture.playable(room) && truth[static_cast<std::size_t>(room)] != 0)
            BOOST_TEST(fixture.go(room, limits).score == truth[static_cast<std::size_t>(room)]);
}

BOOST_AUTO_TEST_CASE(a_position_that_the_game_has_worn_out_ends_it) {
    Fixture fixture(4);
    for (int room = 0; room < Maze::rooms; ++room) {
        if (!fixture.playable(room)) continue;
        // All that can come has been there twice: whatever does not end the game draws it.
        std::vector<rules::Key> history;
        rules::MoveList<Maze::Move> moves;
        fixture.maze.generate(fixture.at(room), moves);
        bool ends = false;
        for (const auto& move : moves) {
            const auto next = fixture.maze.after(fixture.at(room), move);
            ends =
                ends || fixture.maze.decided(next).decided() || fixture.maze.count_moves(next) == 0;
            history.insert(history.end(), 2, fixture.maze.key(next));
        }
        if (ends) continue;
        fixture.heard = {};
        fixture.table.clear();
        fixture.pool.start(fixture.at(room), history, to_depth(10), {}, {}, fixture.heard);
        fixture.pool.wait();
        BOOST_TEST(fixture.heard.results.front().score == 0);
    }
}

BOOST_AUTO_TEST_CASE(only_the_named_moves_are_searched) {
    Fixture fixture(8);
    for (int room = 0; room < Maze::rooms; ++room) {
        if (!fixture.playable(room)) continue;
        rules::MoveList<Maze::Move> moves;
        fixture.maze.generate(fixture.at(room), moves);
        fixture.heard = {};
        const Maze::Move wanted = moves[moves.size() - 1];
        fixture.pool.start(fixture.at(room), {}, to_depth(6), {}, {wanted}, fixture.heard);
        fixture.pool.wait();
        BOOST_TEST((fixture.heard.results.front().best == wanted));
    }
}

BOOST_AUTO_TEST_SUITE_END()
