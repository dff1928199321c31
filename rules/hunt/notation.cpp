#include "rules/fault.hpp"
#include "rules/fen_fields.hpp"
#include "rules/grid_text.hpp"
#include "rules/hunt/hunt.hpp"
#include "rules/leaping/chains.hpp"
#include "rules/leaping/path.hpp"
#include "rules/leaping/placement.hpp"
#include "rules/words.hpp"

namespace refskak::rules::hunt {

namespace {

constexpr std::string_view letters = "Gf";
constexpr std::string_view placing = "f@";

bool read_hand(const std::string& text, Side side) {
    if (text == "[]") return false;
    if (text != "[f]")
        throw Fault("hand " + quoted(text) + " is not understood: expected [] or [f]");
    if (side != Side::black)
        throw Fault("the hand holds the fox with White to move: Black places it first");
    return true;
}

}  // namespace

std::string Hunt::fen(const Position& p) const {
    FenFields fields;
    fields.placement = placement_text(board_, {p.geese, p.foxes}, letters);
    fields.side = p.side;
    fields.hand = p.fox_in_hand ? "[f]" : "[]";
    fields.progress = p.progress;
    fields.move_number = p.move_number;
    return fen_text(fields, rules_.free_placement);
}

Position Hunt::read_fen(std::string_view text) const {
    const FenFields fields = read_fen_fields(text, rules_.free_placement);
    const leaping::Men men = leaping::read_placement(board_, fields.placement, letters);
    Position p;
    p.geese = men[0];
    p.foxes = men[1];
    p.side = fields.side;
    p.fox_in_hand = rules_.free_placement && read_hand(fields.hand, p.side);
    const int foxes = p.foxes.count() + (p.fox_in_hand ? 1 : 0);
    if (foxes != rules_.foxes)
        throw Fault("the position has " + std::to_string(foxes) + " foxes instead of " +
                    std::to_string(rules_.foxes));
    p.progress = fields.progress;
    p.move_number = fields.move_number;
    p.key = full_key(p);
    if (!p.fox_in_hand) leaping::require_countable(*this, p);
    return p;
}

std::string Hunt::move_text(const Position& p, const Move& move) const {
    if (!move.from.exists()) return std::string(placing).append(cell_text(board_.cell(move.to)));
    std::vector<Point> path{move.from, move.to};
    if (move.taken != 0 && !rules_.between) {
        path = canonical_path(board_, crowd(p, move.from), move);
        path.insert(path.begin(), move.from);
    }
    return path_text(board_, path);
}

Hunt::Move Hunt::read_move(const Position& p, std::string_view text) const {
    if (decided(p).decided()) throw Fault("no move is legal: the game is over");
    MoveList<Move> legal;
    generate(p, legal);
    const std::string lower = rules::lower(text);
    if (p.fox_in_hand) {
        std::string_view rest = lower;
        if (!rest.starts_with(placing))
            throw Fault("move " + quoted(lower) +
                        " is not legal: expected f@POINT to place the fox");
        rest.remove_prefix(placing.size());
        const auto cell = take_cell(rest);
        for (const Move& move : legal)
            if (cell && rest.empty() && board_.cell(move.to) == *cell) return move;
        throw Fault("move " + quoted(lower) + " is not legal: expected f@ and a free point");
    }
    const std::vector<Point> path = leaping::read_path(board_, lower);
    return find_move(board_, crowd(p, path[0]), path, legal, lower);
}

Diagram Hunt::diagram(const Position& p) const {
    Diagram diagram = board_.diagram();
    for (const Point point : p.geese)
        diagram.at(board_.cell(point)).man.assign(1, 'G');
    for (const Point point : p.foxes)
        diagram.at(board_.cell(point)).man.assign(1, 'f');
    if (rules_.free_placement) diagram.hands = p.fox_in_hand ? "[f]" : "[]";
    return diagram;
}

}  // namespace refskak::rules::hunt
