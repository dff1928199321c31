#include "search/evaluation/fences.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using rules::fences::Fences;

namespace {

search::Score score(const std::string& fen) {
    const Fences game(Fences::presets()[0].parameters);
    return search::Evaluation<Fences>(game).evaluate(game.read_fen(fen));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_fences)

BOOST_AUTO_TEST_CASE(the_mirrored_start_is_level_but_for_the_move) {
    const Fences game(Fences::presets()[0].parameters);
    const search::Evaluation<Fences> evaluation(game);
    BOOST_TEST(evaluation.evaluate(game.start()) == 0);
}

BOOST_AUTO_TEST_CASE(the_terms_sum_to_the_score) {
    const Fences game(Fences::presets()[0].parameters);
    const search::Evaluation<Fences> evaluation(game);
    const auto p = game.read_fen("10/2r1c5/1i3g3v/6px2/2xw4F1/1W4f2O/2HXR4o/1I1C3P2/3X6/9V b 0 37");
    search::Score sum = 0;
    for (const search::Term& term : evaluation.explain(p))
        sum += term.value;
    BOOST_TEST(sum == -evaluation.evaluate(p));
}

BOOST_AUTO_TEST_CASE(more_prey_and_free_predators_are_better) {
    const std::string rest = "/10/10/10/10/10/10/10/10/";
    BOOST_TEST(score("1w1f5i" + rest + "1W1F1G3R w 0 20") > 0);
    BOOST_TEST(score("1w1f5i" + rest + "1W1F1G3R b 0 20") < 0);
    BOOST_TEST(score("1w1f5i/10/10/10/10/1x1R6/2W5F1/10/10/10 w 0 20") <
               score("1w1f5i/10/10/10/10/3R6/2W5F1/10/10/1x8 w 0 20"));
}

BOOST_AUTO_TEST_CASE(an_exchange_of_sides_turns_the_score_over) {
    const std::string white = "10/2r1c5/1i3g3v/6px2/2xw4F1/1W4f2O/2HXR4o/1I1C3P2/3X6/9V w 3 37";
    const std::string black = "9v/3x6/1i1c3p2/2hxr4O/1w4F2o/2XW4f1/6PX2/1I3G3V/2R1C5/10 b 3 37";
    BOOST_TEST(score(white) == score(black));
}

BOOST_AUTO_TEST_CASE(each_prey_lost_costs) {
    const std::string top = "1i1r1c1p1v/h1w1g1f1o1/2x3x3/10/10/10/10/2X3X3/";
    search::Score before = score(top + "W1F7/1I1R1C1P1V w 0 20");
    for (const char* left : {"W1F7/3R1C1P1V", "W1F7/5C1P1V", "W1F7/7P1V", "W1F7/9V"}) {
        const search::Score now = score(top + left + " w 0 20");
        BOOST_TEST(now < before);
        before = now;
    }
}

BOOST_AUTO_TEST_CASE(predators_are_placed_amid_the_board) {
    const Fences game(Fences::presets()[2].parameters);
    const search::Evaluation<Fences> evaluation(game);
    const auto after = [&](const char* move) {
        const auto p = game.start();
        return -evaluation.evaluate(game.after(p, game.read_move(p, move)));
    };
    BOOST_TEST(after("w@e2") > after("w@a2"));
    BOOST_TEST(after("x@e3") > after("x@a3"));
    BOOST_TEST(after("h@d1") > after("h@c2"));
}

BOOST_AUTO_TEST_SUITE_END()
