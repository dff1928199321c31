#include "rules/fences/fences.hpp"

#include "../../laws/random_games.hpp"
#include "../../support/minimax.hpp"
#include "search/evaluation/fences.hpp"

using namespace refskak;
using rules::fences::Fences;

BOOST_AUTO_TEST_SUITE(search_exhaustive_fences)

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_in_every_preset) {
    for (const rules::Variant& variant : Fences::presets())
        BOOST_TEST_CONTEXT(variant.name)
    tests::check_against_minimax<true>(Fences(variant.parameters), 3, 20, 1);
}

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_by_rules_drawn_at_random) {
    laws::each_game<laws::FencesFamily>(
        30, [](const auto& game) { tests::check_against_minimax<true>(game, 2, 8, 2); });
}

BOOST_AUTO_TEST_SUITE_END()
