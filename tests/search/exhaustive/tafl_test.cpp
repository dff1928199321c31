#include "rules/tafl/tafl.hpp"

#include "../../laws/random_games.hpp"
#include "../../support/minimax.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/ruleset.hpp"
#include "search/evaluation/tafl.hpp"

using namespace refskak;
using rules::tafl::Tafl;

namespace {

template <int width>
void check(const rules::Variant& variant, int depth, int plies) {
    BOOST_TEST_CONTEXT(variant.name)
    tests::check_against_minimax<true>(Tafl<width>(variant.parameters), depth, plies, 1);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_exhaustive_tafl)

// One width of each kind of word; a search of its own is compiled for every one.
BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_in_the_smaller_presets) {
    for (const rules::Variant& variant : rules::tafl::presets()) {
        const int size = rules::tafl::board_size(variant.parameters);
        if (size == 7) check<7>(variant, 2, 30);
        if (size == 9) check<9>(variant, 2, 12);
        if (size == 11) check<11>(variant, 2, 4);
    }
}

BOOST_AUTO_TEST_CASE(alpha_beta_is_minimax_by_rules_drawn_at_random) {
    laws::each_game<laws::TaflFamily>(20, []<int width>(const Tafl<width>& game) {
        if constexpr (width < 19) tests::check_against_minimax<true>(game, 2, 3, 2);
    });
}

BOOST_AUTO_TEST_SUITE_END()
