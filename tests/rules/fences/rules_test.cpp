#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "table.hpp"

using namespace refskak::rules;
using namespace refskak::rules::fences;

namespace {

const std::string top = "3f5i/10/10/10/";

Position played(const Fences& game, const std::string& fen, const std::string& move) {
    const Position p = game.read_fen(fen);
    return game.after(p, game.read_move(p, move));
}

bool has(const std::vector<std::string>& moves, const std::string& move) {
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The position after a step of a White man from c4 to d5, without fences.
std::string after_c4d5(const std::string& fen) {
    const Fences game = game_of("wolffox-nofences");
    return game.fen(played(game, fen, "c4d5"));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_fences_rules)

BOOST_AUTO_TEST_CASE(a_predator_eats_one_two_or_three) {
    const std::string end = "/10/10/3F5R b 0 20";
    BOOST_TEST(after_c4d5("1w1f5i/10/10/10/3p6/10/2W7/10/10/3F5R w 7 20") ==
               "1w1f5i/10/10/10/10/3W6/10" + end);
    BOOST_TEST(after_c4d5("1w1f5i/10/10/10/3p6/4h5/2W7/10/10/3F5R w 7 20") ==
               "1w1f5i/10/10/10/10/3W6/10" + end);
    BOOST_TEST(after_c4d5("1w1f5i/10/10/10/3p6/4h5/2Wo6/10/10/3F5R w 7 20") ==
               "1w1f5i/10/10/10/10/3W6/10" + end);
}

BOOST_AUTO_TEST_CASE(each_eats_its_own_prey_and_no_other) {
    const auto eaten = [](char hunter) {
        const std::string other = hunter == 'W' ? "3F5P" : "3W5P";
        std::string result;
        for (const char victim : std::string("igvhrcpo")) {
            const std::string fen = std::string("1w1f5") + (victim == 'i' ? 'o' : 'i') +
                                    "/10/10/10/3" + victim + "6/10/2" + hunter + "7/10/10/" +
                                    (hunter == 'C' ? "1W1F6" : other) + " w 0 20";
            const Fences game = game_of("wolffox-nofences");
            const Position p = played(game, fen, "c4d5");
            if (men_left(p, Side::black) == 3) result += victim;
        }
        return result;
    };
    BOOST_TEST(eaten('W') == "ghrcpo");
    BOOST_TEST(eaten('F') == "igvrcp");
    BOOST_TEST(eaten('C') == "v");
}

BOOST_AUTO_TEST_CASE(who_walks_up_to_a_predator_is_eaten_after_eating) {
    BOOST_TEST(after_c4d5(top + "10/4w5/2R7/10/10/1W1F5P w 3 20") ==
               top + "10/4w5/10/10/10/1W1F5P b 0 20");
    BOOST_TEST(after_c4d5(top + "3v6/4w5/2C7/10/10/1W1F5P w 3 20") ==
               top + "10/4w5/10/10/10/1W1F5P b 0 20");
}

BOOST_AUTO_TEST_CASE(the_last_prey_eaten_wins) {
    const Fences game = game_of("wolffox-nofences");
    const std::string fen = "1w1f6/10/10/10/3p6/10/2W7/10/10/3F5R w 7 20";
    BOOST_TEST(status(game, played(game, fen, "c4d5")) == "white all-eaten");
    MoveList<Move> noisy;
    game.generate_noisy(game.read_fen(fen), noisy);
    BOOST_REQUIRE(noisy.size() == 1);
    BOOST_TEST(game.gain(noisy[0]) > 1);
    // Both have lost: the side not to move wins.
    BOOST_TEST(status(game, game.read_fen("1w1f6/10/10/10/10/10/10/10/10/1W1F6 w 0 9")) ==
               "black all-eaten");
}

BOOST_AUTO_TEST_CASE(promotion_gives_the_way_back) {
    const Fences game = game_of("wolffox-nofences");
    const Position white = played(game, "3f5i/1R8/10/10/10/2w7/10/10/10/1W1F6 w 5 20", "b9a10");
    BOOST_TEST(game.fen(white) == "+R2f5i/10/10/10/10/2w7/10/10/10/1W1F6 b 0 20");
    const Position reply = game.after(white, game.read_move(white, "c5b4"));
    BOOST_TEST(has(move_texts(game, reply), "a10b9"));
    BOOST_TEST(game.after(reply, game.read_move(reply, "a10b9")).progress == 1);
    const Position black = played(game, "3f6/10/10/10/10/2w7/10/10/1r8/3W1F3R b 5 20", "b2a1");
    BOOST_TEST(game.fen(black) == "3f6/10/10/10/10/2w7/10/10/10/+r2W1F3R w 0 21");
}

BOOST_AUTO_TEST_CASE(a_fence_blocks_and_locks) {
    const Fences game = game_of("wolffox");
    const auto state = [&](const std::string& prey, const std::string& ranks) {
        return status(game,
                      game.read_fen("1w1f5" + prey + "/10/10/10/10/" + ranks + "/10/10/10 w 0 20"));
    };
    BOOST_TEST(state("i", "1x1R3x1P/2W5F1") == "black locked");
    BOOST_TEST(state("i", "1G1R3I1P/2W5F1") == "ongoing");  // merely blocked
    BOOST_TEST(state("i", "1x1R6/2W5F1") == "ongoing");
    BOOST_TEST(state("o", "1x1R6/2W5F1") == "black locked");  // the fox is idle
}

BOOST_AUTO_TEST_CASE(a_locking_step_of_a_fence_is_noisy) {
    const Fences game = game_of("wolffox");
    const Position p = game.read_fen("1w1f5o/10/10/10/x9/3R6/2W5F1/10/10/10 b 0 20");
    BOOST_TEST(status(game, game.after(p, game.read_move(p, "a6b5"))) == "black locked");
    MoveList<Move> noisy;
    game.generate_noisy(p, noisy);
    BOOST_REQUIRE(noisy.size() == 1);
    BOOST_TEST(game.move_text(p, noisy[0]) == "a6b5");
}

BOOST_AUTO_TEST_CASE(the_count_ends_what_nobody_wins) {
    const Fences game = game_of("wolffox-nofences");
    const std::string stuck = "+P1+V1+C1+R1+H1/1I1G1W1F1O/10/10/10/10/";
    BOOST_TEST(status(game, game.read_fen(stuck + "10/w1f1i5/10/10 w 0 9")) == "white no-move");
    BOOST_TEST(status(game, game.read_fen(stuck + "1h1r1c1p1o/w1f1i1g1v1/10/10 w 0 9")) ==
               "draw no-move");
    const std::string quiet = "1w1f5i/10/10/10/10/10/10/10/10/1W1F1G3R w ";
    BOOST_TEST(status(game, game.read_fen(quiet + "99 80")) == "ongoing");
    const Position p = game.read_fen(quiet + "100 80");
    BOOST_TEST(status(game, p) == "white progress-limit");
    BOOST_TEST(status(game_of("wolffox-nofences nomove-limit=0"), p) == "ongoing");
    const Position early = game.read_fen(quiet + "9 80");
    BOOST_TEST((outcome(game, early, 3) == win_for(Side::white, End::repetition)));
    BOOST_TEST((outcome(game_of("wolffox repetition=draw"), early, 3) == draw_by(End::repetition)));
    BOOST_TEST(!outcome(game_of("wolffox repetition=none"), early, 9).decided());
}

BOOST_AUTO_TEST_CASE(placing_keeps_to_its_ranks_and_leaves_room) {
    const Fences game = game_of("wolffox-setup");
    const std::string hands = " w [WFHRCPOXXwfhrcpoxx] 0 4";
    const Position p = game.read_fen("10/i1g1v5/10/10/10/10/10/10/I1G1V5/10" + hands);
    const std::vector<std::string> moves = move_texts(game, p);
    for (const char* legal : {"h@b1", "w@g2", "f@i2", "x@a3"})
        BOOST_TEST(has(moves, legal), legal);
    for (const char* illegal : {"h@g2", "w@b1", "x@b3", "h@a2", "h@a1", "i@b1"})
        BOOST_TEST(!has(moves, illegal), illegal);
    BOOST_TEST(game.fen(game.after(p, game.read_move(p, "X@A3"))) ==
               "10/i1g1v5/10/10/10/10/10/X9/I1G1V5/10 b [WFHRCPOXwfhrcpoxx] 0 4");
}

BOOST_AUTO_TEST_CASE(where_there_are_no_fences_none_are_spoken_of) {
    const auto speaks_of_fences = [](const std::string& name) {
        const std::vector<std::string> prose = game_of(name).prose();
        return std::any_of(prose.begin(), prose.end(), [](const std::string& line) {
            return line.find("fence") != line.npos;
        });
    };
    BOOST_TEST(speaks_of_fences("wolffox"));
    BOOST_TEST(!speaks_of_fences("wolffox-nofences"));
}

BOOST_AUTO_TEST_SUITE_END()
