#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "../support/recorder.hpp"
#include "random_games.hpp"
#include "search/evaluation/fences.hpp"
#include "search/evaluation/halatafl.hpp"
#include "search/evaluation/hunt.hpp"
#include "search/evaluation/tafl.hpp"
#include "search/pool.hpp"

using namespace refskak;
using namespace refskak::laws;

namespace {

constexpr unsigned draws = 20;
constexpr std::size_t plies = 60;
constexpr std::uint64_t nodes_of_a_tree = 3000;

/// A game with all that a search of it needs.
template <rules::Game G>
struct Desk {
    explicit Desk(const G& played)
        : game(played), evaluation(played), pool(played, evaluation, table) {}

    search::Result<typename G::Move> go(const typename G::Position& p, std::uint64_t nodes,
                                        int threads) {
        heard = {};
        search::Limits limits;
        limits.nodes = nodes;
        search::SearchOptions options;
        options.threads = threads;
        pool.start(p, {}, limits, options, {}, heard);
        pool.wait();
        BOOST_REQUIRE(heard.results.size() == 1u);
        return heard.results.front();
    }
    void forget() {
        table.clear();
        pool.clear();
    }

    const G& game;
    search::Evaluation<G> evaluation;
    search::TranspositionTable table{1};
    search::Pool<G> pool;
    toy::Recorder<typename G::Move> heard;
};

/// Whether the moves can be played one after the other.
template <rules::Game G>
bool is_playable(const G& game, typename G::Position p, const std::vector<typename G::Move>& line) {
    rules::MoveList<typename G::Move> moves;
    for (const auto& move : line) {
        rules::legal_moves(game, p, moves);
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) return false;
        p = game.after(p, move);
    }
    return true;
}

template <rules::Game G>
void check_answer(Desk<G>& desk, const typename G::Position& p, std::uint64_t nodes, int threads) {
    const auto result = desk.go(p, nodes, threads);
    rules::MoveList<typename G::Move> moves;
    rules::legal_moves(desk.game, p, moves);
    BOOST_TEST(result.best.has_value() == !moves.empty());
    if (!result.best) return;
    if (threads == 1) BOOST_TEST(result.nodes <= nodes);
    std::vector<typename G::Move> line{*result.best};
    if (result.ponder) line.push_back(*result.ponder);
    BOOST_TEST(is_playable(desk.game, p, line));
    BOOST_TEST(!desk.heard.reports.empty());
    for (const auto& report : desk.heard.reports) {
        BOOST_TEST(!report.pv.empty());
        BOOST_TEST(is_playable(desk.game, p, report.pv));
        BOOST_TEST(std::abs(report.score) <= search::win);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_search)

BOOST_AUTO_TEST_CASE_TEMPLATE(a_search_stopped_at_any_node_answers_legally, Family, Families) {
    Random random(41);
    each_game<Family>(draws, [&random](const auto& game) {
        Desk desk(game);
        const auto played = random_game(game, 42, plies);
        for (std::size_t i = 0; i < played.positions.size(); i += 1 + below(random, 20)) {
            const int threads = 1 + static_cast<int>(below(random, 2));
            for (const std::uint64_t nodes : {1 + below(random, 50), 1 + below(random, 3000)})
                check_answer(desk, played.positions[i], nodes, threads);
        }
    });
}

BOOST_AUTO_TEST_CASE_TEMPLATE(a_forgetful_thread_searches_the_same_tree_again, Family, Families) {
    each_game<Family>(draws / 2, [](const auto& game) {
        Desk desk(game);
        const auto played = random_game(game, 43, plies);
        const auto& p = played.positions[played.positions.size() / 2];
        const auto first = desk.go(p, nodes_of_a_tree, 1);
        desk.forget();
        const auto second = desk.go(p, nodes_of_a_tree, 1);
        BOOST_TEST((first.best == second.best));
        BOOST_TEST(first.score == second.score);
        BOOST_TEST(first.nodes == second.nodes);
    });
}

// Notes change no judgement, whatever positions they stem from.
BOOST_AUTO_TEST_CASE_TEMPLATE(notes_only_spare_work, Family, Families) {
    each_game<Family>(draws, [](const auto& game) {
        using E = search::Evaluation<std::decay_t<decltype(game)>>;
        if constexpr (search::Noting<E>) {
            const E evaluation(game);
            typename E::Notes notes;
            for (const unsigned seed : {44, 45, 46})
                for (const auto& p : random_game(game, seed, plies).positions)
                    BOOST_TEST(evaluation.evaluate(p, notes) == evaluation.evaluate(p));
        }
    });
}

BOOST_AUTO_TEST_SUITE_END()
