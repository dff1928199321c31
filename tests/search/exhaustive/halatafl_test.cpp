#include "rules/halatafl/halatafl.hpp"

#include "../../laws/random_games.hpp"
#include "../../support/minimax.hpp"
#include "search/evaluation/halatafl.hpp"

using namespace refskak;
using rules::halatafl::Halatafl;

BOOST_AUTO_TEST_SUITE(search_exhaustive_halatafl)

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_in_every_preset) {
    for (const rules::Variant& variant : Halatafl::presets())
        BOOST_TEST_CONTEXT(variant.name)
    tests::check_against_minimax<true>(Halatafl(variant.parameters), 2, 30, 1);
}

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_by_rules_drawn_at_random) {
    laws::each_game<laws::HalataflFamily>(
        30, [](const auto& game) { tests::check_against_minimax<true>(game, 2, 8, 2); });
}

BOOST_AUTO_TEST_SUITE_END()
