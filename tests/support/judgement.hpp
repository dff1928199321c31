#pragma once

#include <boost/test/unit_test.hpp>
#include <string_view>
#include <vector>

#include "rules/fault.hpp"
#include "rules/game.hpp"
#include "rules/variant.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::tests {

/// The parameters of the preset of that name.
inline rules::Parameters preset(const std::vector<rules::Variant>& presets, std::string_view name) {
    for (const rules::Variant& variant : presets)
        if (variant.name == name) return variant.parameters;
    throw rules::Fault("no such preset");
}

/// The judgement from White's view, after checking that the terms sum to it.
template <rules::Notated G>
search::Score white_view(const G& game, std::string_view fen) {
    const search::Evaluation<G> evaluation(game);
    const auto p = game.read_fen(fen);
    search::Score sum = 0;
    for (const search::Term& term : evaluation.explain(p))
        sum += term.value;
    const search::Score value = rules::sign(game.side_to_move(p)) * evaluation.evaluate(p);
    BOOST_TEST(sum == value);
    return value;
}

}  // namespace refskak::tests
