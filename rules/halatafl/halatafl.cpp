#include "rules/halatafl/halatafl.hpp"

#include "rules/open_start.hpp"

namespace refskak::rules::halatafl {

namespace {

using leaping::Board;
using leaping::Direction;
using leaping::Lines;

constexpr const char* usual_start = "1mmmmm1/mmmmmmm/mmmmmmm/MMM1mmm/MMMMMMM/MMMMMMM/1MMMMM1 w 0 1";

Parameters defaults() {
    return {{"lines", "main-diagonals"},
            {"min-men", "5"},
            {"repetition", "draw"},
            {"nomove-limit", "100"},
            {"fen", usual_start}};
}

Lines read_lines(const Parameters& parameters) {
    return static_cast<Lines>(read_choice(
        parameters, "lines", {"orthogonal", "alquerque", "diagonal", "main-diagonals"}));
}

}  // namespace

const std::vector<Variant>& Halatafl::presets() {
    static const std::vector<Variant> all{
        {"halatafl", "Halatafl: both sides leap, over friend and foe", "halatafl", {}}};
    return all;
}

const std::vector<KeyDescription>& Halatafl::keys() {
    static const std::vector<KeyDescription> all{
        {"lines", "main-diagonals, orthogonal, alquerque or diagonal"},
        {"min-men", "with fewer men a side has lost", KeyKind::number},
        {"repetition", "draw or none"},
        {"nomove-limit", "plies without progress until the draw, 0 for none", KeyKind::number},
        {"fen", "the start position"}};
    return all;
}

Halatafl::Halatafl(const Parameters& parameters)
    : board_(leaping::named_layout(leaping::Shape::square49,
                                   read_lines(completed(parameters, defaults(), keys())))),
      ways_(board_) {
    const Parameters all = completed(parameters, defaults(), keys());
    min_men_ = read_number(all, "min-men", 0, leaping::most_points);
    repetition_draws_ = read_choice(all, "repetition", {"draw", "none"}) == 0;
    nomove_limit_ = read_number(all, "nomove-limit", 0, 999'999'999);
    set_up_tables();
    start_ = given_start(*this, all.at("fen"));
    require_open_start(*this);
}

void Halatafl::set_up_tables() {
    const int last = board_.files() - 1;
    for (const Cell cell : {Cell{0, 0}, Cell{last, 0}, Cell{0, last}, Cell{last, last}})
        corners_.set(board_.point(cell));
    for (const Point from : board_.points()) {
        const auto ways = [&](Direction straight, Direction diagonal) {
            return (board_.steps(from, straight) | board_.steps(from, diagonal) |
                    board_.steps(from, Direction::sideways)) &
                   ~corners_;
        };
        steps_.white[from.number] = ways(Direction::forward, Direction::forward_diagonal);
        steps_.black[from.number] = ways(Direction::backward, Direction::backward_diagonal);
    }
}

Outcome Halatafl::decided(const Position& p) const {
    // The side that has just moved is looked at first: a win of its stands before the other's.
    if (p.men[p.side].count() < min_men_) return win_for(!p.side, End::few_men);
    if (p.men[!p.side].count() < min_men_) return win_for(p.side, End::few_men);
    return {};
}

Outcome Halatafl::no_move(const Position& p) const {
    const int more = p.men.white.count() - p.men.black.count();
    if (more == 0) return draw_by(End::no_move);
    return win_for(more > 0 ? Side::white : Side::black, End::no_move);
}

Position Halatafl::after(const Position& p, const Move& move) const {
    Position next = p;
    next.key = key_after(p, move);
    bool progress = false;
    if (move.from.exists()) {
        next.men[p.side].reset(move.from);
        next.men[p.side].set(move.to);
        next.men[!p.side] &= ~move.taken_points();
        progress =
            move.taken != 0 || (is_step(move) && board_.rank(move.to) != board_.rank(move.from));
    }
    next.progress = progress ? 0 : p.progress + 1;
    next.since_capture = move.taken != 0 ? 0 : p.since_capture + 1;
    if (p.side == Side::black) ++next.move_number;
    next.side = !p.side;
    return next;
}

}  // namespace refskak::rules::halatafl
