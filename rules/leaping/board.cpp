#include "rules/leaping/board.hpp"

#include <algorithm>

#include "rules/leaping/line_drawing.hpp"

namespace refskak::rules::leaping {

namespace {

Direction direction_of(Cell from, Cell to) {
    if (to.rank == from.rank) return Direction::sideways;
    if (to.file == from.file) return to.rank > from.rank ? Direction::forward : Direction::backward;
    return to.rank > from.rank ? Direction::forward_diagonal : Direction::backward_diagonal;
}

}  // namespace

Board::Board(const Layout& layout)
    : files_(layout.files), ranks_(layout.ranks), squares_(layout.squares) {
    add_points(layout);
    for (const std::vector<Cell>& run : layout.runs) {
        for (std::size_t i = 1; i < run.size(); ++i)
            join(point(run[i - 1]), point(run[i]));
        for (std::size_t i = 2; i < run.size(); ++i)
            add_axis(point(run[i - 2]), point(run[i - 1]), point(run[i]));
    }
}

void Board::add_points(const Layout& layout) {
    cells_ = layout.points;
    numbers_.assign(static_cast<std::size_t>(files_ * ranks_), Point::none());
    for (std::size_t i = 0; i < cells_.size(); ++i) {
        const Point point{static_cast<std::uint16_t>(i)};
        const Cell cell = cells_[i];
        numbers_[static_cast<std::size_t>(cell.rank * files_ + cell.file)] = point;
        points_.set(point);
        for (int rank = cell.rank; rank < ranks_; ++rank)
            up_to_rank_[static_cast<std::size_t>(rank)].set(point);
    }
}

Point Board::point(Cell cell) const {
    if (cell.file < 0 || cell.file >= files_ || cell.rank < 0 || cell.rank >= ranks_)
        return Point::none();
    return numbers_[static_cast<std::size_t>(cell.rank * files_ + cell.file)];
}

void Board::join(Point a, Point b) {
    const auto add_step = [this](Point from, Point to) {
        const auto direction = static_cast<std::size_t>(direction_of(cell(from), cell(to)));
        steps_[from.number].set(to);
        directed_steps_[direction][from.number].set(to);
    };
    add_step(a, b);
    add_step(b, a);
}

void Board::add_axis(Point end, Point middle, Point other_end) {
    auto& count = axis_counts_[middle.number];
    const PointSet ends = PointSet(end) | PointSet(other_end);
    const auto known = axes(middle);
    if (end == other_end || std::find(known.begin(), known.end(), ends) != known.end()) return;
    assert(count < most_axes);
    axes_[middle.number][count++] = ends;
    add_leap(end, middle, other_end);
    add_leap(other_end, middle, end);
}

void Board::add_leap(Point from, Point over, Point landing) {
    auto& leaps = leaps_[from.number];
    auto& count = leap_counts_[from.number];
    const auto end = leaps.begin() + count;
    const auto place =
        std::find_if(leaps.begin(), end, [&](const Leap& leap) { return leap.landing >= landing; });
    assert(count < most_leaps);
    std::move_backward(place, end, end + 1);
    *place = {over, landing};
    ++count;
}

Diagram Board::diagram() const {
    Diagram diagram;
    diagram.files = files_;
    diagram.ranks = ranks_;
    diagram.has_lines = !squares_;
    diagram.cells.resize(numbers_.size());
    for (const Point from : points_) {
        diagram.at(cell(from)).kind = squares_ ? CellKind::dark : CellKind::plain;
        if (squares_) continue;
        for (const Point to : steps_[from.number])
            if (from < to) draw_line(diagram, cell(from), cell(to));
    }
    return diagram;
}

}  // namespace refskak::rules::leaping
