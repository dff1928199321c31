#pragma once

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

#include "rules/fault.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/tafl.hpp"
#include "rules/variant.hpp"

namespace refskak::rules::tafl::test {

/// The lines of a table in tests/data, split at tabs; comments are left out.
inline std::vector<std::vector<std::string>> table(const std::string& name) {
    std::ifstream file(std::string(TEST_DATA) + "/" + name);
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') rows.push_back(split_list(line, '\t'));
    return rows;
}

inline const Variant* find_preset(const std::string& name) {
    for (const Variant& variant : presets())
        if (variant.name == name) return &variant;
    return nullptr;
}

/// Calls `use(game)` for a variant as in `variant NAME key=value ...`; false when it is not tafl.
template <class Use>
bool with_game(const std::string& text, Use&& use) {
    const VariantText words = read_variant_text(text);
    const Variant* preset = find_preset(words.name);
    if (!preset) return false;
    const Parameters parameters = derive(*preset, words.changes).parameters;
    switch (board_size(parameters)) {
        case 7:
            use(Tafl<7>(parameters));
            break;
        case 9:
            use(Tafl<9>(parameters));
            break;
        case 11:
            use(Tafl<11>(parameters));
            break;
        default:
            use(Tafl<19>(parameters));
            break;
    }
    return true;
}

template <class G>
typename G::Position position(const G& game, const std::string& fen) {
    return fen == "startpos" ? game.start() : game.read_fen(fen);
}

template <class G>
std::uint64_t perft(const G& game, const typename G::Position& p, int depth) {
    if (game.decided(p).decided()) return 0;
    if (depth == 1) return game.count_moves(p);
    MoveList<typename G::Move> list;
    game.generate(p, list);
    std::uint64_t count = 0;
    for (const auto& m : list)
        count += perft(game, game.after(p, m), depth - 1);
    return count;
}

inline std::string status(Outcome outcome) {
    std::string text(verdict_name(outcome.verdict));
    if (outcome.decided()) text += ' ', text += end_name(outcome.end);
    return text;
}

template <class G>
std::string sorted_moves(const G& game, const typename G::Position& p) {
    MoveList<typename G::Move> list;
    legal_moves(game, p, list);
    std::vector<std::string> texts;
    for (const auto& m : list)
        texts.push_back(game.move_text(p, m));
    std::sort(texts.begin(), texts.end());
    std::string joined;
    for (const std::string& text : texts)
        joined += joined.empty() ? text : ' ' + text;
    return joined;
}

}  // namespace refskak::rules::tafl::test
