#include <boost/test/unit_test.hpp>
#include <random>

#include "table.hpp"
#include "tests/support/instrumented.hpp"

using namespace refskak::rules;
using namespace refskak::rules::fences;

namespace {

bool holds(const MoveList<Move>& list, const Move& move) {
    return std::any_of(list.begin(), list.end(), [&](const Move& other) {
        return other.from == move.from && other.to == move.to && other.man == move.man;
    });
}

char turned_case(char letter) {
    if (letter >= 'A' && letter <= 'Z') return static_cast<char>(letter - 'A' + 'a');
    if (letter >= 'a' && letter <= 'z') return static_cast<char>(letter - 'a' + 'A');
    return letter;
}

/// The same position with the ranks turned over and the sides exchanged: the colours of the squares
/// change places, as the armies do. Not while men are placed, which White always begins.
std::string mirrored(const std::string& fen) {
    std::vector<std::string> fields = split_list(fen, ' ');
    std::vector<std::string> ranks = split_list(fields[0], '/');
    std::reverse(ranks.begin(), ranks.end());
    std::string text;
    for (const std::string& rank : ranks)
        text += (text.empty() ? "" : "/") + rank;
    std::transform(text.begin(), text.end(), text.begin(), turned_case);
    fields[0] = text;
    fields[1] = fields[1] == "w" ? "b" : "w";
    std::string result;
    for (const std::string& field : fields)
        result += (result.empty() ? "" : " ") + field;
    return result;
}

/// A move in the mirrored position.
Move mirrored(Move move) {
    constexpr int row = width / 2;  // of one colour: a square keeps its file and changes colour
    const auto turned = [](std::uint8_t spot) {
        return static_cast<std::uint8_t>((width - 1 - spot / row) * row + spot % row);
    };
    return {turned(move.from), turned(move.to), move.man, move.gain};
}

void check_mirror(const Fences& game, const Position& p, const MoveList<Move>& all) {
    const Position turned = game.read_fen(mirrored(game.fen(p)));
    MoveList<Move> turned_moves;
    game.generate(turned, turned_moves);
    BOOST_REQUIRE_MESSAGE(turned_moves.size() == all.size(), game.fen(p));
    for (const Move& move : all)
        BOOST_REQUIRE_MESSAGE(holds(turned_moves, mirrored(move)), game.fen(p));
}

void check_noisy(const Fences& game, const Position& p, const MoveList<Move>& all) {
    MoveList<Move> noisy;
    game.generate_noisy(p, noisy);
    for (const Move& move : noisy)
        BOOST_REQUIRE_MESSAGE(holds(all, move) && game.gain(move) > 0, game.fen(p));
    for (const Move& move : all) {
        const Position next = game.after(p, move);
        const bool eats = men_left(next, !p.side) < men_left(p, !p.side);
        const bool wins = is_win_for(next.outcome, p.side);
        BOOST_REQUIRE_MESSAGE(holds(noisy, move) == (eats || wins),
                              game.fen(p) << ' ' << game.move_text(p, move));
    }
}

void check_position(const Fences& game, const Position& p, const MoveList<Move>& all) {
    const std::string text = game.fen(p);
    const Position again = game.read_fen(text);
    BOOST_REQUIRE_MESSAGE(game.fen(again) == text, text);
    BOOST_REQUIRE_MESSAGE(again.key == p.key, text);
    BOOST_REQUIRE_MESSAGE(again.outcome == p.outcome, text);
    BOOST_REQUIRE_MESSAGE(game.count_moves(p) == all.size(), text);
    if (!p.placing()) check_mirror(game, p, all);
    check_noisy(game, p, all);
}

/// A game of random moves; with more fences' moves than usual, so that predators get locked.
void check_game(const Fences& game, std::mt19937& random) {
    Position p = game.start();
    MoveList<Move> all;
    for (int ply = 0; ply < 250 && !game.decided(p).decided(); ++ply) {
        all.clear();
        game.generate(p, all);
        check_position(game, p, all);
        if (all.empty()) return;
        Move move = all[random() % all.size()];
        if (ply % 3 != 0)
            for (const Move& other : all)
                if (other.man == Man::fence && random() % 4 == 0) move = other;
        p = game.after(p, move);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_fences_laws)

BOOST_AUTO_TEST_CASE(random_games_keep_to_the_laws) {
    std::mt19937 random(5);
    for (const Variant& preset : Fences::presets()) {
        const Fences game(preset.parameters);
        for (unsigned i = 0; i < refskak::tests::often(40); ++i)
            check_game(game, random);
    }
}

BOOST_AUTO_TEST_CASE(a_sacrifice_that_leaves_the_free_predator_idle_is_noisy) {
    const Fences game = game_of("wolffox");
    // Black's wolf is locked. The goat is all that his fox can still eat.
    const Position p = game.read_fen("10/10/1i8/10/3f6/10/1w2G5/X1X7/W1F1H5/10 w 0 20");
    BOOST_TEST(status(game, p) == "ongoing");
    MoveList<Move> noisy;
    game.generate_noisy(p, noisy);
    BOOST_REQUIRE(noisy.size() == 1);
    BOOST_TEST(game.move_text(p, noisy[0]) == "e4d5");
    BOOST_TEST(status(game, game.after(p, noisy[0])) == "white locked");
}

BOOST_AUTO_TEST_SUITE_END()
