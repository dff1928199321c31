#include <boost/test/unit_test.hpp>

#include "../support/recorder.hpp"
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

BOOST_AUTO_TEST_SUITE(search_limit_proof)

// What the limit proves at one count is not believed at another, where it is further off.
BOOST_AUTO_TEST_CASE(a_win_by_the_limit_is_as_long_as_the_limit) {
    const Walk walk;
    const search::Evaluation<Walk> evaluation(walk);
    for (const int depth : {4, 5, 6, 10}) {
        search::TranspositionTable table(1);
        search::Pool<Walk> pool(walk, evaluation, table);
        toy::Recorder<Walk::Move> heard;
        search::Limits limits;
        limits.depth = depth;
        pool.start(walk.start(), {}, limits, {}, {}, heard);
        pool.wait();
        BOOST_REQUIRE(heard.results.size() == 1u);
        BOOST_TEST(heard.results.front().score == search::win_in(Walk::limit));
    }
}

BOOST_AUTO_TEST_SUITE_END()
