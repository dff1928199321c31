#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <random>

#include "search/evaluation/hunt.hpp"
#include "search/pool.hpp"
#include "search/tables/climb.hpp"
#include "search/tables/tables.hpp"
#include "tests/support/instrumented.hpp"
#include "tests/support/recorder.hpp"

using namespace refskak;
using namespace refskak::search;
using namespace refskak::search::tables;
using rules::Side;
using rules::Verdict;
using rules::hunt::Hunt;

namespace {

const std::atomic<bool> never_stopped = false;

Verdict win_of(Side side) { return side == Side::white ? Verdict::white : Verdict::black; }

Verdict lost_for(Side side) { return win_of(side == Side::white ? Side::black : Side::white); }

/// A game and its tables.
struct Solved {
    explicit Solved(const std::string& settings)
        : game(rules::read_variant_text("game " + settings).changes) {
        SilentClimb silent;
        const ClimbOrder order{"", std::uint64_t{1} << 30, 2, true};
        for (TableImage& image : climb(game, game.rules().geese, order, never_stopped, silent))
            tables->add(std::move(image));
    }

    Hunt game;
    std::shared_ptr<Tables> tables = std::make_shared<Tables>(game);
};

/// Solved when it is first asked for, and kept.
const Solved& solved(const std::string& settings) {
    static std::map<std::string, Solved> kept;
    return kept.try_emplace(settings, settings).first->second;
}

/// How it searches. Where tables hold no distances, its depth has to find the way to the end.
struct Way {
    int depth = 2;
    int mate = 0;  // to be looked for in so many moves; 0: none
    int lines = 1;
};

/// A player with tables against anybody: the opponent's replies are drawn at random.
class Match {
  public:
    Match(const Solved& solved, Way way)
        : way_(way),
          game_(solved.game),
          tables_(solved.tables),
          evaluation_(game_),
          table_(1),
          pool_(game_, evaluation_, table_) {
        pool_.consult(tables_);
    }

    /// Plays from a random position that `side` can win, or at least hold. False when it let go of
    /// the value or did not come to the end of a win.
    bool plays_well(Side side, Verdict value) {
        Hunt::Position p = random_position(value);
        for (int ply = 0; ply < longest; ++ply) {
            if (const auto over = rules::outcome(game_, p, 1); over.decided())
                return over.verdict == value || value == Verdict::draw;
            rules::MoveList<Hunt::Move> moves;
            rules::legal_moves(game_, p, moves);
            if (game_.side_to_move(p) != side) {
                p = game_.after(p, moves[random_() % moves.size()]);
                continue;
            }
            const Hunt::Position before = p;
            p = game_.after(p, choice(p));
            const Verdict now = tables_->judge(p).value().verdict;
            if (now != value && now != win_of(side)) return false;
            if (now == win_of(side)) value = now;
            if (!stands_any_reply(before, p, value)) return false;
        }
        return value == Verdict::draw;
    }

  private:
    static constexpr int longest = 300;  // plies

    /// Whether no reply to the move changes the value, and in a won position each leads to a
    /// smaller distance or beyond a move that cannot be undone.
    bool stands_any_reply(const Hunt::Position& before, const Hunt::Position& after,
                          Verdict value) const {
        rules::MoveList<Hunt::Move> replies;
        rules::legal_moves(game_, after, replies);
        const auto way = [&](const Hunt::Position& p) {
            int ranks = 0;
            for (const rules::Point goose : p.geese)
                ranks += game_.board().rank(goose);
            return std::pair(p.geese.count(), tables_->men().can_retreat() ? 0 : ranks);
        };
        return std::all_of(replies.begin(), replies.end(), [&](const Hunt::Move& reply) {
            const Hunt::Position next = game_.after(after, reply);
            const Judgement judgement = tables_->judge(next).value();
            if (value == Verdict::draw) return judgement.verdict != lost_for(before.side);
            return judgement.verdict == value &&
                   (!tables_->men().keeps_distances() || way(next) != way(before) ||
                    rules::outcome(game_, next, 1).decided() ||
                    judgement.distance < tables_->judge(before).value().distance);
        });
    }

    Hunt::Move choice(const Hunt::Position& p) {
        Limits limits;
        limits.depth = way_.depth;
        limits.mate = way_.mate;
        SearchOptions options;
        options.multipv = way_.lines;
        toy::Recorder<Hunt::Move> recorder;
        pool_.start(p, {}, limits, options, {}, recorder);
        pool_.wait();
        return recorder.results.at(0).best.value();
    }
    /// The geese stand within some reach of a fox, since few can win far from him.
    Hunt::Position random_position(Verdict value) {
        while (true) {
            Hunt::Position p;
            const rules::Point fox = random_point();
            const int reach = 2 + static_cast<int>(random_() % 5);  // at most everywhere
            const auto geese = static_cast<int>(random_() % 2) + game_.rules().geese - 1;
            while (p.geese.count() < std::max(geese, game_.min_geese()))
                if (const rules::Point goose = random_point(); distance(goose, fox) <= reach)
                    p.geese.set(goose);
            p.foxes.set(fox);
            while (p.foxes.count() < game_.rules().foxes)
                p.foxes.set(random_point());
            p.side = random_() % 2 == 0 ? Side::white : Side::black;
            p.key = rules::hunt::full_key(p);
            if (!(p.geese & p.foxes).empty() || rules::outcome(game_, p, 1).decided()) continue;
            if (tables_->judge(p).value().verdict == value) return p;
        }
    }
    rules::Point random_point() {
        const auto points = static_cast<unsigned>(game_.board().point_count());
        return {static_cast<std::uint16_t>(random_() % points)};
    }
    int distance(rules::Point a, rules::Point b) const {
        const rules::Cell one = game_.board().cell(a);
        const rules::Cell other = game_.board().cell(b);
        return std::max(std::abs(one.file - other.file), std::abs(one.rank - other.rank));
    }

    Way way_;
    const Hunt& game_;
    std::shared_ptr<Tables> tables_;
    Evaluation<Hunt> evaluation_;
    TranspositionTable table_;
    Pool<Hunt> pool_;
    std::mt19937 random_{20};
};

void check(const std::string& settings, Side side, Verdict value, int games, Way way = {}) {
    Match match(solved("nomove-limit=0 " + settings), way);
    const auto played = static_cast<int>(tests::often(static_cast<unsigned>(games), 10));
    int good = 0;
    for (int i = 0; i < played; ++i)
        good += match.plays_well(side, value);
    BOOST_TEST(good == played, settings << ": " << good << " of " << played);
}

/// Tables grow about tenfold by a goose.
const std::string start =
    tests::instrumented() ? " geese=4 min-geese=3 fen=**3**/**3**/3f3/7/GGGG3/**3**/**3** w 0 1"
                          : " geese=5 min-geese=4 fen=**3**/**3**/3f3/7/GGGGG2/**3**/**3** w 0 1";
const std::string sideways = "lines=orthogonal goose-steps=forward,sideways";
const std::string any_way = "lines=orthogonal goose-steps=forward,sideways,backward";

}  // namespace

BOOST_AUTO_TEST_SUITE(search_tables_play)

BOOST_AUTO_TEST_CASE(a_won_position_is_won_in_the_end) {
    check(sideways + start, Side::black, Verdict::black, 1000);
    check(sideways + start, Side::white, Verdict::white, 500);
    check(any_way + start, Side::black, Verdict::black, 1000);
    check(any_way + start, Side::white, Verdict::white, 500);
}

BOOST_AUTO_TEST_CASE(a_drawn_position_is_not_let_go) {
    check(sideways + start, Side::white, Verdict::draw, 50);
    check(sideways + start, Side::black, Verdict::draw, 50);
    check(any_way + start, Side::white, Verdict::draw, 50);
    check(any_way + start, Side::black, Verdict::draw, 50);
}

BOOST_AUTO_TEST_CASE(nor_is_it_with_several_lines_or_in_search_of_a_mate) {
    for (const Way way : {Way{.depth = 1, .lines = 3}, Way{.mate = 1}}) {
        check(any_way + start, Side::black, Verdict::black, 100, way);
        check(any_way + start, Side::white, Verdict::white, 100, way);
        check(any_way + start, Side::black, Verdict::draw, 10, way);
    }
}

BOOST_AUTO_TEST_CASE(two_foxes_win_by_search_among_the_moves_that_win) {
    const std::string two =
        tests::instrumented()
            ? " foxes=2 min-geese=3 geese=3 fen=**3**/**3**/2f1f2/7/GGG4/**3**/**3** w 0 1"
            : " foxes=2 min-geese=4 geese=4 fen=**3**/**3**/2f1f2/7/GGGG3/**3**/**3** w 0 1";
    check(sideways + two, Side::black, Verdict::black, 100, {.depth = 6});
    check(sideways + two, Side::black, Verdict::draw, 10);
    check(sideways + two, Side::white, Verdict::draw, 10);
}

BOOST_AUTO_TEST_SUITE_END()
