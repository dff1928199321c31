#include "search/evaluation/hunt_lines.hpp"

#include <algorithm>
#include <bit>

namespace refskak::search::hunt {

using rules::Point;
using rules::leaping::Board;
using rules::leaping::PointSet;
using rules::leaping::UnionTable;

namespace {

constexpr int word_bits = 64;

Point place(rules::Cell cell, int stride) {
    return Point{static_cast<std::uint16_t>((cell.rank * stride + cell.file) % word_bits)};
}

/// The places from each rank to the next; 0 where no stride gives each point a place of its own.
int find_stride(const Board& board) {
    for (int stride = board.files(); stride < word_bits; ++stride) {
        PointSet taken;
        for (const Point point : board.points())
            taken.set(place(board.cell(point), stride));
        if (taken.count() == board.point_count()) return stride;
    }
    return 0;
}

UnionTable table_of(const Board& board) {
    const int stride = find_stride(board);
    return {board, [&, stride](Point point) {
                return PointSet(stride == 0 ? point : place(board.cell(point), stride));
            }};
}

PointSet turned(PointSet points, int turn) { return PointSet{std::rotr(points.word(), turn)}; }

}  // namespace

Lines::Lines(const rules::hunt::Hunt& game) : laid_out_(table_of(game.board())) {
    for (const Point point : game.board().points()) {
        for (const Point to : game.goose_steps(point))
            add_step(point, to);
        for (const PointSet ends : game.board().axes(point))
            add_axis(point, ends);
    }
}

void Lines::add_step(Point from, Point to) {
    const int turn = turn_between(from, to);
    const auto known = std::find_if(steps_.begin(), steps_.end(),
                                    [&](const Step& step) { return step.turn == turn; });
    Step& step = known == steps_.end() ? steps_.emplace_back(Step{{}, turn}) : *known;
    step.from |= lay_out(PointSet(from));
}

void Lines::add_axis(Point middle, PointSet ends) {
    const int turn = turn_between(middle, ends.first());
    const int other_turn = turn_between(middle, ends.last());
    const auto known = std::find_if(axes_.begin(), axes_.end(), [&](const Axis& axis) {
        return axis.turn == turn && axis.other_turn == other_turn;
    });
    Axis& axis = known == axes_.end() ? axes_.emplace_back(Axis{{}, turn, other_turn}) : *known;
    axis.middles |= lay_out(PointSet(middle));
}

/// By how many places `to` lies behind `from`, all around the word.
int Lines::turn_between(Point from, Point to) const {
    const int turn = lay_out(PointSet(to)).first().number - lay_out(PointSet(from)).first().number;
    return (turn + word_bits) % word_bits;
}

int Lines::steps(PointSet geese) const {
    int count = 0;
    for (const Step& step : steps_)
        count += (geese & step.from & ~turned(geese, step.turn)).count();
    return count;
}

int Lines::holes(PointSet geese, PointSet near) const {
    int count = 0;
    for (const Axis& axis : axes_) {
        const PointSet hollow = geese & axis.middles &
                                ~(turned(geese, axis.turn) | turned(geese, axis.other_turn));
        count += (hollow & (turned(near, axis.turn) | turned(near, axis.other_turn))).count();
    }
    return count;
}

}  // namespace refskak::search::hunt
