#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "rules/hunt/hunt.hpp"
#include "tests/support/table_tests.hpp"

using namespace refskak;
using rules::Fault;
using rules::hunt::Hunt;

BOOST_AUTO_TEST_SUITE(rules_hunt_notation)

Hunt made(const std::string& text) {
    const rules::VariantText variant = rules::read_variant_text(text);
    for (const rules::Variant& preset : Hunt::presets())
        if (preset.name == variant.name)
            return Hunt(rules::derive(preset, variant.changes, Hunt::displacements()).parameters);
    throw std::logic_error("no preset " + variant.name);
}

BOOST_AUTO_TEST_CASE(the_positions_of_the_table) {
    tests::check_position_rows<Hunt>(Hunt::presets());
}

BOOST_AUTO_TEST_CASE(start_positions_are_those_of_the_rules) {
    const auto start = [](const std::string& name) {
        const Hunt game = made(name);
        return game.fen(game.start());
    };
    BOOST_TEST(start("foxgeese") == "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1");
    BOOST_TEST(start("refskak") == "**3**/**3**/7/7/GGGGGGG/**GGG**/**GGG** b [f] 0 1");
    BOOST_TEST(start("gasetavl") ==
               "***3***/***3***/***1f1***/9/9/GGGGGGGGG/***GGG***/***GGG***/***GGG*** b 0 1");
    BOOST_TEST(start("wolfsheep") ==
               "*1*f*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/G*G*G*G* b 0 1");
}

BOOST_AUTO_TEST_CASE(faulty_positions_are_refused) {
    const Hunt game = made("foxgeese");
    for (const char* fen : {"",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0",
                            "**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/7/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/2ff3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/3f4/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/3f03/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/07/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**//3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "G*3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "7/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/*6/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/3f3/GGGxGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** x 0 1",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w [] 0 1",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w -1 1",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 0",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1234567890",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 00 1",
                            "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 01"})
        BOOST_CHECK_THROW(game.read_fen(fen), Fault);
    const Hunt free = made("refskak");
    for (const char* fen : {"**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1",
                            "**3**/**3**/7/7/GGGGGGG/**GGG**/**GGG** w [f] 0 1",
                            "**3**/**3**/7/7/GGGGGGG/**GGG**/**GGG** b [] 0 1",
                            "**3**/**3**/7/7/GGGGGGG/**GGG**/**GGG** b [G] 0 1"})
        BOOST_CHECK_THROW(free.read_fen(fen), Fault);
}

BOOST_AUTO_TEST_CASE(settings_that_make_no_game_are_refused) {
    for (const char* text :
         {"foxgeese geese=14", "foxgeese foxes=3", "foxgeese goal=on", "foxgeese goose-steps=up",
          "foxgeese min-geese=14", "foxgeese board=draughts32", "wolfsheep lines=diagonal",
          "gasetavl placement=free", "gasetavl foxes=2", "refskak foxes=2", "refskak leaps=off",
          "foxgeese lines=orthogonal goose-steps=forward-diagonal", "foxgeese geese=34 fen=x",
          "foxgeese size=7", "foxgeese repetition=loses",
          "foxgeese board=draughts32 geese=4 lines=diagonal",
          "foxgeese fen=**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 100 1"})
        BOOST_CHECK_THROW(made(text), Fault);
    made("gasetavl placement=free first=w");
    made("foxgeese37 geese=19 lines=alquerque");
    made("foxgeese board=draughts32 geese=4");
}

BOOST_AUTO_TEST_CASE(moves_are_read_in_every_accepted_form) {
    const std::string fen = "**f2**/**GGG**/GG3G1/2G3G/7/**3**/**3** b 0 31";
    const Hunt game = made("foxgeese");
    const auto p = game.read_fen(fen);
    const auto chain = game.read_move(p, "C7C5E7");
    BOOST_TEST(game.move_text(p, chain) == "c7c5e7");
    BOOST_CHECK(game.read_move(p, "c7e7") == chain);
    for (const char* text : {"c7", "c7c8", "c7a7", "c7c6", "d6d7", "f@d4", "c7c5d5", ""})
        BOOST_CHECK_THROW(game.read_move(p, text), Fault);
    const Hunt must = made("foxgeese compulsory=on");
    BOOST_CHECK_THROW(must.read_move(must.read_fen(fen), "c7c5"), Fault);
    const Hunt free = made("refskak");
    BOOST_TEST(free.move_text(free.start(), free.read_move(free.start(), "F@D4")) == "f@d4");
    BOOST_CHECK_THROW(free.read_move(free.start(), "f@a3"), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
