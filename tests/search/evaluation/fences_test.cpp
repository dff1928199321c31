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

BOOST_AUTO_TEST_SUITE_END()
