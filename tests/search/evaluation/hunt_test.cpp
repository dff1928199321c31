#include "search/evaluation/hunt.hpp"

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "tests/support/judgement.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::hunt::Hunt;
using tests::white_view;

namespace {

rules::Parameters preset(std::string_view name) { return tests::preset(Hunt::presets(), name); }

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_hunt)

BOOST_AUTO_TEST_CASE(every_preset_sums_up) {
    for (const rules::Variant& variant : Hunt::presets()) {
        const Hunt game(variant.parameters);
        BOOST_TEST(std::abs(white_view(game, game.fen(game.start()))) < 1000);
    }
}

BOOST_AUTO_TEST_CASE(another_goose_is_better_for_white) {
    const Hunt game(preset("foxgeese"));
    const Score more = white_view(game, "**3**/**3**/3f3/7/GGGGGGG/**GGG**/**GGG** w 0 1");
    const Score less = white_view(game, "**3**/**3**/3f3/7/GGGGGGG/**GGG**/**GG1** w 0 1");
    const Score few = white_view(game, "**3**/**3**/3f3/7/1GG1GG1/**3**/**1G1** w 0 1");
    BOOST_TEST(more > less);
    BOOST_TEST(less > few);
}

BOOST_AUTO_TEST_CASE(a_fox_with_room_is_better_for_black) {
    const Hunt game(preset("foxgeese"));
    const Score open = white_view(game, "**3**/**3**/3f3/7/GGGGGGG/**GGG**/**GGG** w 0 1");
    const Score shut = white_view(game, "**1f1**/**3**/2GGG2/2GGG2/2GGG2/**GGG**/**G2** w 0 1");
    BOOST_TEST(shut > open);
}

BOOST_AUTO_TEST_CASE(a_goose_to_be_taken_is_bad_for_white) {
    const Hunt game(preset("foxgeese"));
    const Score safe = white_view(game, "**3**/**3**/3f3/7/GGGGGGG/**GGG**/**GGG** b 0 1");
    const Score attacked = white_view(game, "**3**/**3**/3f3/3G3/GGG1GGG/**GGG**/**GGG** b 0 1");
    BOOST_TEST(safe > attacked);
}

BOOST_AUTO_TEST_CASE(a_way_through_the_sheep_is_good_for_the_wolf) {
    const Hunt game(preset("wolfsheep"));
    const Score shut = white_view(
        game, "*1*1*1*1/1*1*f*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/G*G*G*G* b 0 1");
    const Score open = white_view(
        game, "*1*1*1*1/1*1*f*1*/*1*1*1*1/1*1*1*1*/*G*1*1*1/G*1*1*1*/*1*1*1*1/G*G*1*1* b 0 1");
    BOOST_TEST(shut > open);
}

BOOST_AUTO_TEST_SUITE_END()
