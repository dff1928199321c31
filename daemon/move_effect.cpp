#include "daemon/move_effect.hpp"

namespace refskak::daemon {

namespace {

/// The points that a move's text names, in order.
std::vector<rules::Cell> points_of(const std::string& text) {
    std::vector<rules::Cell> points;
    const auto is_digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
    };
    for (std::size_t i = 0; i < text.size();) {
        const int file = text[i++] - 'a';
        int number = 0;
        const bool named = file >= 0 && file < 26 && is_digit(i);
        while (is_digit(i))
            number = 10 * number + (text[i++] - '0');
        if (named) points.push_back({file, number - 1});
    }
    return points;
}

/// A man without the mark of promotion.
char letter(const std::string& man) { return man.empty() ? '.' : man.back(); }

}  // namespace

MoveEffect move_effect(std::string text, const rules::Diagram& before,
                       const rules::Diagram& after) {
    const std::vector<rules::Cell> points = points_of(text);
    MoveEffect effect;
    effect.text = std::move(text);
    if (points.empty()) return effect;
    effect.to = points.back();
    if (points.size() > 1) effect.from = points.front();
    for (rules::Cell cell{0, 0}; cell.rank < before.ranks; ++cell.rank)
        for (cell.file = 0; cell.file < before.files; ++cell.file)
            if (!before.at(cell).man.empty() && after.at(cell).man.empty() && cell != effect.from)
                effect.taken.push_back(cell);
    if (effect.from)
        effect.mover_stays =
            letter(after.at(*effect.to).man) == letter(before.at(*effect.from).man);
    return effect;
}

}  // namespace refskak::daemon
