#include <algorithm>

#include "rules/fault.hpp"
#include "rules/fences/fences.hpp"
#include "rules/grid_text.hpp"

namespace refskak::rules::fences {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

std::string square_text(std::uint8_t number) { return cell_text({number % width, number / width}); }

}  // namespace

std::string Fences::move_text(const Position&, const Move& m) const {
    if (!m.is_placing()) return square_text(m.from) + square_text(m.to);
    std::string text(1, lower(man_letters[static_cast<std::size_t>(index(m.man))]));
    text += '@';
    text += square_text(m.to);
    return text;
}

Move Fences::read_move(const Position& p, std::string_view text) const {
    if (decided(p).decided()) throw Fault("no move is legal: the game is over");
    std::string wanted(text);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    MoveList<Move> list;
    generate(p, list);
    for (const Move& move : list)
        if (move_text(p, move) == wanted) return move;
    throw Fault("move '" + std::string(text) + "' is not legal here: expected " +
                (p.placing() ? "a man of the hand, '@' and its square, as in 'w@c2'"
                             : "the squares of one step, as in 'b1a2'"));
}

}  // namespace refskak::rules::fences
