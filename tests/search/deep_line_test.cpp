#include <boost/test/unit_test.hpp>

#include "../support/instrumented.hpp"
#include "../support/recorder.hpp"
#include "search/pool.hpp"

using namespace refskak;

namespace {

/// A walk without an end: one or two moves each time, all alike, and nothing ever repeats.
class Corridor {
  public:
    struct Position {
        std::uint32_t steps = 0;
        rules::Side side = rules::Side::white;
    };
    struct Move {
        std::uint8_t way = 0;
        friend bool operator==(Move, Move) = default;
    };

    /// `ways`: moves of each position. `noisy`: whether quiescence follows them.
    Corridor(int ways, bool noisy) : ways_(ways), noisy_(noisy) {}

    Position start() const { return {}; }
    rules::Side side_to_move(const Position& p) const { return p.side; }
    rules::Key key(const Position& p) const { return rules::zobrist(p.steps); }
    rules::Outcome decided(const Position&) const { return {}; }
    void generate(const Position&, rules::MoveList<Move>& list) const {
        for (int way = 0; way < ways_; ++way)
            list.push({static_cast<std::uint8_t>(way)});
    }
    void generate_noisy(const Position& p, rules::MoveList<Move>& list) const {
        if (noisy_) generate(p, list);
    }
    std::size_t count_moves(const Position&) const { return static_cast<std::size_t>(ways_); }
    rules::Outcome no_move(const Position&) const { return rules::draw_by(rules::End::no_move); }
    Position after(const Position& p, Move m) const { return {2 * p.steps + 1 + m.way, !p.side}; }
    std::uint16_t hint(Move m) const { return static_cast<std::uint16_t>(1 + m.way); }
    int gain(Move) const { return noisy_ ? 1 : 0; }
    int repetition_count() const { return 0; }
    rules::Outcome repeated(const Position&) const {
        return rules::draw_by(rules::End::repetition);
    }
    int progress_limit() const { return 0; }
    int progress(const Position&) const { return 0; }
    rules::Outcome limit_reached(const Position&) const {
        return rules::draw_by(rules::End::progress_limit);
    }
    int reversible_plies(const Position&) const { return 1'000'000; }

  private:
    int ways_;
    bool noisy_;
};

}  // namespace

namespace refskak::search {

template <>
class Evaluation<Corridor> {
  public:
    explicit Evaluation(const Corridor&) {}
    Score evaluate(const Corridor::Position& p) const {
        return static_cast<Score>(rules::zobrist(p.steps) % 20);
    }
};

}  // namespace refskak::search

namespace {

void check_depth(int ways, bool noisy, int depth) {
    const Corridor corridor(ways, noisy);
    const search::Evaluation<Corridor> evaluation(corridor);
    search::TranspositionTable table(1);
    search::Pool<Corridor> pool(corridor, evaluation, table);
    toy::Recorder<Corridor::Move> heard;
    search::Limits limits;
    limits.depth = depth;
    limits.nodes = tests::often(200'000);
    // A history far longer than any line.
    std::vector<rules::Key> history;
    for (unsigned i = 0; i < 20'000; ++i)
        history.push_back(rules::zobrist(1'000'000 + i));
    pool.start(corridor.start(), history, limits, {}, {}, heard);
    pool.wait();
    BOOST_REQUIRE(heard.results.size() == 1u);
    BOOST_TEST(heard.results.front().best.has_value());
    for (const auto& report : heard.reports) {
        BOOST_TEST(report.pv.size() <= static_cast<std::size_t>(search::max_ply));
        BOOST_TEST(report.selective_depth < search::max_ply);
        BOOST_TEST(!search::is_win(report.score));
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_deep_line)

// A single move is extended: such a line goes on until the last ply that there is.
BOOST_AUTO_TEST_CASE(lines_end_at_the_last_ply) {
    for (const bool noisy : {false, true})
        for (const int ways : {1, 2})
            for (const int depth : {1, 30, search::max_ply - 2, search::max_ply, 100'000})
                check_depth(ways, noisy, depth);
}

BOOST_AUTO_TEST_SUITE_END()
