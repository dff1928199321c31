#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <random>
#include <tuple>

#include "rules/halatafl/halatafl.hpp"

using namespace refskak::rules;
using halatafl::Halatafl;
using leaping::Move;
using leaping::PointSet;

namespace {

const char* const all_lines[] = {"main-diagonals", "orthogonal", "alquerque", "diagonal"};

std::vector<Move> sorted(const MoveList<Move>& list) {
    std::vector<Move> moves(list.begin(), list.end());
    std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
        return std::tuple(a.from.number, a.to.number, a.taken) <
               std::tuple(b.from.number, b.to.number, b.taken);
    });
    return moves;
}

/// The moves by the letter of the rules, leap by leap, one man after the other.
std::vector<Move> plain_moves(const Halatafl& game, const Halatafl::Position& p) {
    MoveList<Move> list;
    const PointSet all = p.men.white | p.men.black;
    for (const Point man : p.men[p.side]) {
        PointSet others = all;
        others.reset(man);
        MoveList<Move> chains;
        append_chains(game.board(), man, {others, others, p.men[!p.side]}, chains);
        for (const Move& chain : chains)
            if (!game.corners().test(chain.to)) list.push(chain);
        for (const Point to : game.steps(p.side, man) & ~all)
            list.push({man, to, 0});
    }
    return sorted(list);
}

void check_position(const Halatafl& game, const Halatafl::Position& p, MoveList<Move>& list) {
    list.clear();
    game.generate(p, list);
    const std::vector<Move> plain = plain_moves(game, p);
    const bool passes = list.size() == 1 && list[0] == Move{};
    BOOST_REQUIRE_MESSAGE(passes ? plain.empty() : sorted(list) == plain, game.fen(p));
    BOOST_REQUIRE_MESSAGE(game.count_moves(p) == list.size(), game.fen(p));
    MoveList<Move> noisy;
    game.generate_noisy(p, noisy);
    std::vector<Move> taking;
    for (const Move& move : plain)
        if (move.taken != 0) taking.push_back(move);
    BOOST_REQUIRE_MESSAGE(sorted(noisy) == taking, game.fen(p));
}

Point mirrored(Point point) {
    return Point{static_cast<std::uint16_t>((6 - point.number / 7) * 7 + point.number % 7)};
}

PointSet mirrored(PointSet points) {
    PointSet result;
    for (const Point point : points)
        result.set(mirrored(point));
    return result;
}

/// With the ranks turned over and the sides exchanged every move has its mirror image.
void check_mirror(const Halatafl& game, const Halatafl::Position& p) {
    Halatafl::Position turned = p;
    turned.men = {mirrored(p.men.black), mirrored(p.men.white)};
    turned.side = !p.side;
    MoveList<Move> moves;
    MoveList<Move> turned_moves;
    game.generate(p, moves);
    game.generate(turned, turned_moves);
    for (Move& move : moves)
        if (move.from.exists())
            move = {mirrored(move.from), mirrored(move.to), mirrored(move.taken_points()).word()};
    BOOST_REQUIRE_MESSAGE(sorted(moves) == sorted(turned_moves), game.fen(p));
}

void check_texts(const Halatafl& game, const Halatafl::Position& p, const MoveList<Move>& list) {
    const auto again = game.read_fen(game.fen(p));
    BOOST_REQUIRE(game.fen(again) == game.fen(p));
    BOOST_REQUIRE(again.key == p.key);
    for (std::size_t i = 0; i < list.size(); i += 5)
        BOOST_REQUIRE(game.read_move(p, game.move_text(p, list[i])) == list[i]);
}

Halatafl::Position scattered(const Halatafl& game, std::mt19937& random, unsigned share) {
    Halatafl::Position p;
    for (const Point point : game.board().points() & ~game.corners()) {
        const unsigned drawn = random() % 100;
        if (drawn < 2 * share) p.men[drawn < share ? Side::white : Side::black].set(point);
    }
    p.key = full_key(p);
    return p;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_halatafl_moves)

BOOST_AUTO_TEST_CASE(sets_of_men_move_as_men_one_by_one) {
    std::mt19937 random(7);
    MoveList<Move> list;
    for (const char* lines : all_lines) {
        const Halatafl game(Parameters{{"lines", lines}});
        for (int i = 0; i < 400; ++i) {
            const auto p = scattered(game, random, 5 + random() % 25);
            if (!game.decided(p).decided()) check_position(game, p, list);
        }
    }
}

BOOST_AUTO_TEST_CASE(random_games_keep_to_the_rules) {
    std::mt19937 random(11);
    MoveList<Move> list;
    for (const char* lines : all_lines) {
        const Halatafl game(Parameters{{"lines", lines}});
        for (int i = 0; i < 8; ++i) {
            Halatafl::Position p = game.start();
            for (int ply = 0; ply < 150 && !game.decided(p).decided(); ++ply) {
                check_position(game, p, list);
                if (list.empty()) break;
                check_mirror(game, p);
                check_texts(game, p, list);
                p = game.after(p, list[random() % list.size()]);
                BOOST_REQUIRE(p.key == full_key(p));
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(more_men_to_take_than_cases_are_kept) {
    // Each lone man can be taken or left alone: the cases double with every man.
    const Halatafl game(Parameters{});
    MoveList<Move> list;
    const auto p = game.read_fen("3m3/m1m1m1m/1m1m1m1/m1m1m1m/1m1m1m1/mMmMmMm/2M1M2 w 0 1");
    check_position(game, p, list);
}

BOOST_AUTO_TEST_SUITE_END()
