#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "../../support/table_tests.hpp"
#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

inline Fences game_of(const std::string& text) {
    const VariantText variant = read_variant_text(text);
    for (const Variant& preset : Fences::presets())
        if (preset.name == variant.name) return Fences(derive(preset, variant.changes).parameters);
    throw std::runtime_error("no preset " + variant.name);
}

inline std::vector<std::string> move_texts(const Fences& game, const Position& p) {
    MoveList<Move> list;
    legal_moves(game, p, list);
    std::vector<std::string> texts;
    for (const Move& move : list)
        texts.push_back(game.move_text(p, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

inline std::string status(const Fences& game, const Position& p) {
    return tests::status_text(game, p);
}

}  // namespace refskak::rules::fences
