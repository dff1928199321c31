#include <algorithm>

#include "rules/fault.hpp"
#include "rules/fences/fences.hpp"
#include "rules/grid_text.hpp"
#include "rules/words.hpp"

namespace refskak::rules::fences {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

std::string square_text(Side owner, Man man, std::uint8_t spot) {
    const Point square = square_at(colour_of(owner, man), Point{spot});
    return cell_text({file_of(square), rank_of(square)});
}

}  // namespace

std::string Fences::move_text(const Position& p, const Move& m) const {
    const std::string to = square_text(p.side, m.man, m.to);
    if (!m.is_placing()) return square_text(p.side, m.man, m.from) + to;
    std::string text(1, lower(man_letters[static_cast<std::size_t>(index(m.man))]));
    return text + '@' + to;
}

Move Fences::read_move(const Position& p, std::string_view text) const {
    if (decided(p).decided()) throw Fault("no move is legal: the game is over");
    std::string wanted(text);
    std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    MoveList<Move> list;
    generate(p, list);
    for (const Move& move : list)
        if (move_text(p, move) == wanted) return move;
    throw Fault("move " + quoted(text) + " is not legal here: expected " +
                (p.placing() ? "a man of the hand, '@' and its square, as in 'w@c2'"
                             : "the squares of one step, as in 'b1a2'"));
}

}  // namespace refskak::rules::fences
