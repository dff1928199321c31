#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

using Row = std::vector<std::string>;

/// The rows of a table under tests/data that belong to a preset of this family.
inline std::vector<Row> rows_of(const std::string& file) {
    std::ifstream in(std::string(TEST_DATA "/") + file);
    std::vector<Row> rows;
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with("wolffox")) continue;
        Row row(1);
        for (const char c : line) {
            if (c == '\t')
                row.emplace_back();
            else
                row.back() += c;
        }
        rows.push_back(row);
    }
    return rows;
}

inline Fences game_of(const std::string& text) {
    const VariantText variant = read_variant_text(text);
    for (const Variant& preset : Fences::presets())
        if (preset.name == variant.name) return Fences(derive(preset, variant.changes).parameters);
    throw std::runtime_error("no preset " + variant.name);
}

inline Position position_of(const Fences& game, const std::string& text) {
    return text == "startpos" ? game.start() : game.read_fen(text);
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
    const Outcome o = outcome(game, p, 1);
    std::string text(verdict_name(o.verdict));
    if (o.decided()) text += ' ' + std::string(end_name(o.end));
    return text;
}

}  // namespace refskak::rules::fences
