#include "rules/fault.hpp"
#include "rules/fen_fields.hpp"
#include "rules/halatafl/halatafl.hpp"
#include "rules/leaping/chains.hpp"
#include "rules/leaping/path.hpp"
#include "rules/leaping/placement.hpp"
#include "rules/words.hpp"

namespace refskak::rules::halatafl {

namespace {

constexpr std::string_view letters = "Mm";
constexpr std::string_view pass = "0000";

}  // namespace

std::string Halatafl::fen(const Position& p) const {
    FenFields fields;
    fields.placement = placement_text(board_, {p.men.white, p.men.black}, letters);
    fields.side = p.side;
    fields.progress = p.progress;
    fields.move_number = p.move_number;
    return fen_text(fields, false);
}

Position Halatafl::read_fen(std::string_view text) const {
    const FenFields fields = read_fen_fields(text, false);
    const leaping::Men men = leaping::read_placement(board_, fields.placement, letters);
    if (!((men[0] | men[1]) & corners_).empty())
        throw Fault("the position has a man on a corner, where none can stand");
    Position p;
    p.men = {men[0], men[1]};
    p.side = fields.side;
    p.progress = fields.progress;
    p.move_number = fields.move_number;
    p.key = full_key(p);
    leaping::require_countable(*this, p);
    return p;
}

std::string Halatafl::move_text(const Position& p, const Move& move) const {
    if (!move.from.exists()) return std::string(pass);
    std::vector<Point> path{move.from, move.to};
    if (!is_step(move)) {
        path = canonical_path(board_, crowd(p, move.from), move);
        path.insert(path.begin(), move.from);
    }
    return path_text(board_, path);
}

Halatafl::Move Halatafl::read_move(const Position& p, std::string_view text) const {
    if (decided(p).decided()) throw Fault("no move is legal: the game is over");
    MoveList<Move> legal;
    generate(p, legal);
    const bool must_pass = legal.size() == 1 && legal[0] == Move{};
    if (text == pass) {
        if (must_pass) return Move{};
        throw Fault("move '0000' is not legal: only a side that cannot move passes");
    }
    if (must_pass) throw Fault("no move but the pass 0000 is legal");
    const std::string lower = rules::lower(text);
    const std::vector<Point> path = leaping::read_path(board_, lower);
    return find_move(board_, crowd(p, path[0]), path, legal, lower);
}

Diagram Halatafl::diagram(const Position& p) const {
    Diagram diagram = board_.diagram();
    for (const Point point : corners_)
        diagram.at(board_.cell(point)).kind = CellKind::corner;
    for (const Point point : p.men.white)
        diagram.at(board_.cell(point)).man.assign(1, 'M');
    for (const Point point : p.men.black)
        diagram.at(board_.cell(point)).man.assign(1, 'm');
    return diagram;
}

}  // namespace refskak::rules::halatafl
