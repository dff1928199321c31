#include <boost/test/unit_test.hpp>

#include "../support/judgement.hpp"
#include "../support/recorder.hpp"
#include "rules/fences/fences.hpp"
#include "search/evaluation/fences.hpp"
#include "search/pool.hpp"

using namespace refskak;

namespace {

/// Around a ring both walk until the progress limit, which decides for White. He gets there by a
/// detour; or he leaves Black the choice between the ring and a corridor at whose end Black loses
/// one ply before the limit.
class Walk {
  public:
    static constexpr int limit = 70;
    enum Place : int { start_place, choice, detour, ring = detour + 3, corridor = ring + 2 };
    struct Position {
        int place = start_place;
        int progress = 0;
        rules::Side side = rules::Side::white;
    };
    struct Move {
        int to = start_place;
        friend bool operator==(Move, Move) = default;
    };

    Position start() const { return {}; }
    rules::Side side_to_move(const Position& p) const { return p.side; }
    rules::Key key(const Position& p) const {
        return rules::zobrist(static_cast<unsigned>(p.place));
    }
    rules::Outcome decided(const Position& p) const {
        return p.place > corridor && p.progress == limit - 1 ? won() : rules::Outcome{};
    }
    void generate(const Position& p, rules::MoveList<Move>& list) const {
        if (p.place == start_place) list.push({detour});
        if (p.place == start_place) return list.push({choice});
        if (p.place == choice) list.push({corridor});
        if (p.place == choice) return list.push({ring});
        list.push({p.place == ring + 1 ? ring : p.place + 1});
    }
    void generate_noisy(const Position&, rules::MoveList<Move>&) const {}
    std::size_t count_moves(const Position& p) const { return p.place <= choice ? 2 : 1; }
    rules::Outcome no_move(const Position&) const { return rules::draw_by(rules::End::no_move); }
    Position after(const Position& p, Move m) const { return {m.to, p.progress + 1, !p.side}; }
    std::uint16_t hint(Move m) const { return static_cast<std::uint16_t>(m.to); }
    int gain(Move) const { return 0; }
    int repetition_count() const { return 0; }
    rules::Outcome repeated(const Position&) const {
        return rules::draw_by(rules::End::repetition);
    }
    int progress_limit() const { return limit; }
    int progress(const Position& p) const { return p.progress; }
    rules::Outcome limit_reached(const Position&) const { return won(); }
    int reversible_plies(const Position& p) const { return p.progress; }

  private:
    static rules::Outcome won() {
        return rules::win_for(rules::Side::white, rules::End::progress_limit);
    }
};

}  // namespace

namespace refskak::search {

template <>
class Evaluation<Walk> {
  public:
    explicit Evaluation(const Walk&) {}
    Score evaluate(const Walk::Position&) const { return 0; }
};

}  // namespace refskak::search

namespace {

/// The result of a search to a depth from an empty table.
template <rules::Game G>
search::Result<typename G::Move> search_to(const G& game, const typename G::Position& root,
                                           int depth, std::uint64_t nodes = 1'000'000) {
    const search::Evaluation<G> evaluation(game);
    search::TranspositionTable table(1);
    search::Pool<G> pool(game, evaluation, table);
    toy::Recorder<typename G::Move> heard;
    search::Limits limits;
    limits.depth = depth;
    limits.nodes = nodes;
    pool.start(root, {}, limits, {}, {}, heard);
    pool.wait();
    BOOST_REQUIRE(heard.results.size() == 1u);
    return heard.results.front();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_limit_proof)

// What the limit proves at one count is not believed at another, where it is further off.
BOOST_AUTO_TEST_CASE(a_win_by_the_limit_is_as_long_as_the_limit) {
    const Walk walk;
    for (const int depth : {4, 5, 6, 10})
        BOOST_TEST(search_to(walk, walk.start(), depth).score == search::win_in(Walk::limit));
}

// Black has one man to move, White a fence, and by the limit White loses wherever he puts it.
BOOST_AUTO_TEST_CASE(what_the_limit_proves_is_proven_once) {
    using rules::fences::Fences;
    rules::Parameters parameters = tests::preset(Fences::presets(), "wolffox");
    parameters.set("repetition", "none");
    const Fences game(parameters);
    const auto root = game.read_fen(
        "+W1+F1+I1+G1x1/1H1R1C1P2/8V1/10/10/4X5/10/10/1r1c1v1o1p/+w1+f1+g1+i1+h1 w 50 1");
    const auto result = search_to(game, root, 30, 200'000);
    BOOST_TEST(result.nodes < 200'000u);
    BOOST_TEST(result.score == search::loss_in(50));
}

BOOST_AUTO_TEST_SUITE_END()
