#include <boost/test/unit_test.hpp>

#include "daemon/text_file.hpp"
#include "daemon/user_variants.hpp"
#include "rules/hunt/hunt.hpp"
#include "tests/support/naive_hunt.hpp"
#include "tests/support/table_tests.hpp"

using namespace refskak;
using namespace refskak::daemon;
using rules::hunt::Hunt;

namespace {

const std::string samples = std::string(TEST_DATA) + "/../../protocol-spec/variants/";

rules::Variant sample(const std::string& name) {
    const UserVariants read =
        read_user_variants(read_text_file(samples + name + ".toml"), Catalogue());
    BOOST_REQUIRE(read.faults.empty());
    BOOST_REQUIRE(read.variants.size() == 1u);
    BOOST_TEST(read.variants[0].name == name);
    return read.variants[0];
}

/// The engine's counts from the start, held against those of a plain counter.
void check_counts(const std::string& name, int depth) {
    const rules::Variant variant = sample(name);
    const Hunt game(variant.parameters);
    rules::Parameters complete{{"leaps", "chain"}, {"min-geese", "4"}};
    complete.override_with(variant.parameters);
    const tests::NaiveHunt naive(complete);
    const auto state = naive.read(game.fen(game.start()));
    for (int i = 1; i <= depth; ++i)
        BOOST_TEST(tests::perft(game, game.start(), i) == naive.perft(state, i),
                   name << " depth " << i);
}

std::string status(const Hunt& game, const std::string& fen) {
    return tests::status_text(game, game.read_fen(fen));
}

std::string moves(const Hunt& game, const std::string& fen) {
    return tests::moves_text(game, game.read_fen(fen));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_samples)

BOOST_AUTO_TEST_CASE(the_samples_count_as_a_plain_counter_does) {
    check_counts("asalto", 4);
    check_counts("musinaykahwhanmetowaywin", 4);
    check_counts("gasetavl53", 3);
    check_counts("jeu-de-renard", 3);
    check_counts("yasasukari-musashi", 4);
}

BOOST_AUTO_TEST_CASE(soldiers_win_by_filling_the_fortress) {
    const Hunt game(sample("asalto").parameters);
    // The last soldier steps in from the wing.
    const std::string fen = "**GGG**/**GGG**/1G1GG2/5f1/f6/**3**/**3** w 0 1";
    BOOST_TEST(moves(game, fen) == "b5c5");
    const auto p = game.read_fen(fen);
    const auto next = game.after(p, game.read_move(p, "b5c5"));
    BOOST_TEST(tests::status_text(game, next) == "white fortress");
    // Eight soldiers cannot fill nine points.
    BOOST_TEST(status(game, "**GGG**/**GGG**/1f1GG2/7/f6/**3**/**3** w 0 1") == "black few-geese");
}

BOOST_AUTO_TEST_CASE(on_the_wings_soldiers_step_towards_the_fortress_only) {
    const Hunt game(sample("asalto").parameters);
    const std::string fen = "**fGf**/**GGG**/G2G2G/7/7/**GGG**/**GGG** w 0 1";
    const std::string all = " " + moves(game, fen) + " ";
    BOOST_TEST(all.find(" a5b5 ") != all.npos);
    BOOST_TEST(all.find(" g5f5 ") != all.npos);
    BOOST_TEST(all.find(" d5c5 ") == all.npos);
    BOOST_TEST(all.find(" a5a4 ") == all.npos);
}

BOOST_AUTO_TEST_CASE(an_officer_must_leap_and_go_on) {
    const Hunt game(sample("asalto").parameters);
    const std::string fen = "**3**/**f1f**/2G4/7/GGGGGGG/**1GG**/**GGG** b 0 1";
    BOOST_TEST(moves(game, fen) == "c6c4c2");
}

BOOST_AUTO_TEST_CASE(the_musashi_takes_by_stepping_between) {
    const Hunt game(sample("yasasukari-musashi").parameters);
    const auto after = [&](const std::string& fen, const std::string& move) {
        const auto p = game.read_fen(fen);
        return game.fen(game.after(p, game.read_move(p, move)));
    };
    // Between c1 and a3 on their diagonal.
    BOOST_TEST(after("GGGGG/G3G/G1f1G/G3G/GGGGG b 0 1", "c3b2") == "GGGGG/G3G/4G/Gf2G/GG1GG w 0 2");
    // In two lines at once, and past a single neighbour nothing.
    BOOST_TEST(after("4G/1G3/1G1G1/2fG1/G3G b 3 1", "c2c3") == "4G/5/2f2/5/G3G w 0 2");
    BOOST_TEST(after("2G2/1G1G1/2f2/1G1G1/5 b 0 1", "c3c4") == "2G2/2f2/5/1G1G1/5 w 0 2");
    BOOST_TEST(after("1GGG1/5/2f2/5/5 b 7 1", "c3c4") == "1GGG1/2f2/5/5/5 w 8 2");
    // Men that close in are safe.
    BOOST_TEST(after("5/1Gf2/4G/5/G4 w 0 1", "e3d4") == "5/1GfG1/5/5/G4 b 1 1");
    BOOST_TEST(status(game, "5/5/5/GG3/fG3 b 0 1") == "white trapped");
    BOOST_TEST(status(game, "5/5/5/1G3/fG3 b 0 1") == "black few-geese");
}

BOOST_AUTO_TEST_CASE(hens_of_the_draughts_board_go_ahead_only) {
    const Hunt game(sample("jeu-de-renard").parameters);
    BOOST_TEST(game.fen(game.start()) ==
               "*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/G*G*G*G*/*G*G*G*G/G*G*G*G* b [f] 0 1");
    BOOST_TEST(moves(game,
                     "*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*G*1*/*1*G*1*1/1*1*1*1*/*1*1*f*1/1*1*1*1* "
                     "w [] 0 1") == "d4c5 e5d6 e5f6");
}

BOOST_AUTO_TEST_CASE(men_of_the_cree_game_go_any_way) {
    const Hunt game(sample("musinaykahwhanmetowaywin").parameters);
    BOOST_TEST(moves(game, "**f2**/**3**/7/7/3G3/**3**/**3** w 0 1") == "d3c3 d3d2 d3d4 d3e3");
}

BOOST_AUTO_TEST_CASE(the_points_between_belong_to_the_board_of_53) {
    const Hunt game(sample("gasetavl53").parameters);
    BOOST_TEST(game.board().point_count() == 53);
    const auto board = [](const std::string& rank13, const std::string& rank9) {
        return "****" + rank13 + "****/*****1*1*****/****1*1*1****/*****1*1*****/" + rank9 +
               "/*1*1*G*1*1*1*/1*1*1*1*1*1*1/*1*1*1*1*1*1*/1*1*1*1*1*1*1/*****1*1*****/"
               "****1*1*1****/*****1*1*****/****1*1*1**** ";
    };
    // A goose in the middle of a square goes ahead to its upper corners.
    BOOST_TEST(moves(game, board("f*1*f", "1*1*1*1*1*1*1") + "w 0 1") == "f8e9 f8g9");
    // A fox on a corner leaps over it to the opposite one.
    const std::string all = moves(game, board("1*1*f", "1*1*f*1*1*1*1") + "b 0 1");
    BOOST_TEST((" " + all).find(" e9g7 ") != all.npos);
}

BOOST_AUTO_TEST_SUITE_END()
