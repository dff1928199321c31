#include "rules/leaping/board.hpp"

#include <cstdlib>

namespace refskak::rules::leaping {

namespace {

int size_of(Shape shape) {
    switch (shape) {
        case Shape::cross45:
            return 9;
        case Shape::draughts32:
            return 8;
        default:
            return 7;
    }
}

bool in_cross(Cell cell, int first, int last) {
    return (cell.file >= first && cell.file <= last) || (cell.rank >= first && cell.rank <= last);
}

bool belongs(Shape shape, Cell cell) {
    switch (shape) {
        case Shape::cross33:
            return in_cross(cell, 2, 4);
        case Shape::cross37:
            return in_cross(cell, 2, 4) ||
                   ((cell.file == 1 || cell.file == 5) && (cell.rank == 1 || cell.rank == 5));
        case Shape::cross45:
            return in_cross(cell, 3, 5);
        case Shape::draughts32:
            return (cell.file + cell.rank) % 2 == 0;
        case Shape::square49:
            return true;
    }
    return false;
}

Direction direction_of(Cell from, Cell to) {
    if (to.rank == from.rank) return Direction::sideways;
    if (to.file == from.file) return to.rank > from.rank ? Direction::forward : Direction::backward;
    return to.rank > from.rank ? Direction::forward_diagonal : Direction::backward_diagonal;
}

}  // namespace

Board::Board(Shape shape, Lines lines) : shape_(shape), lines_(lines), size_(size_of(shape)) {
    add_points();
    for (const Point from : points_) {
        add_steps(from);
        add_leaps(from);
    }
}

void Board::add_points() {
    for (int rank = 0; rank < size_; ++rank) {
        for (int file = 0; file < size_; ++file) {
            Point point = Point::none();
            if (belongs(shape_, {file, rank})) {
                point = Point{static_cast<std::uint16_t>(cells_.size())};
                cells_.push_back({file, rank});
                points_.set(point);
            }
            numbers_.push_back(point);
        }
        up_to_rank_[static_cast<std::size_t>(rank)] = points_;
    }
}

Point Board::point(Cell cell) const {
    if (cell.file < 0 || cell.file >= size_ || cell.rank < 0 || cell.rank >= size_)
        return Point::none();
    return numbers_[static_cast<std::size_t>(cell.rank * size_ + cell.file)];
}

bool Board::diagonal_drawn(Cell a, Cell b) const {
    if (shape_ == Shape::draughts32) return true;
    // A diagonal lies in a unit square, whose two other corners must be points too: none runs
    // across a re-entrant corner of a cross.
    if (!is_point({a.file, b.rank}) || !is_point({b.file, a.rank})) return false;
    // The lowest arm's left corner tells which points have alquerque diagonals.
    const int parity = shape_ == Shape::cross45 ? 1 : 0;
    switch (lines_) {
        case Lines::orthogonal:
            return false;
        case Lines::alquerque:
            return (a.file + a.rank) % 2 == parity;
        case Lines::diagonal:
            return true;
        case Lines::main_diagonals:
            return (a.file == a.rank && b.file == b.rank) ||
                   (a.file + a.rank == size_ - 1 && b.file + b.rank == size_ - 1);
    }
    return false;
}

bool Board::joined(Cell a, Cell b) const {
    if (!is_point(a) || !is_point(b)) return false;
    const int files = std::abs(a.file - b.file);
    const int ranks = std::abs(a.rank - b.rank);
    if (files + ranks == 1) return true;
    return files == 1 && ranks == 1 && diagonal_drawn(a, b);
}

void Board::add_steps(Point from) {
    const Cell cell = this->cell(from);
    for (int rank = -1; rank <= 1; ++rank) {
        for (int file = -1; file <= 1; ++file) {
            const Cell to{cell.file + file, cell.rank + rank};
            if (!joined(cell, to)) continue;
            steps_[from.number].set(point(to));
            const auto direction = static_cast<std::size_t>(direction_of(cell, to));
            directed_steps_[direction][from.number].set(point(to));
        }
    }
}

void Board::add_leaps(Point from) {
    const Cell cell = this->cell(from);
    for (int rank = -1; rank <= 1; ++rank) {
        for (int file = -1; file <= 1; ++file) {
            const Cell over{cell.file + file, cell.rank + rank};
            const Cell landing{over.file + file, over.rank + rank};
            if (!joined(cell, over) || !joined(over, landing)) continue;
            auto& count = leap_counts_[from.number];
            leaps_[from.number][count++] = {point(over), point(landing)};
        }
    }
}

Diagram Board::diagram() const {
    Diagram diagram;
    diagram.files = size_;
    diagram.ranks = size_;
    diagram.has_lines = shape_ != Shape::draughts32;
    diagram.cells.resize(static_cast<std::size_t>(size_ * size_));
    for (const Cell from : cells_) {
        DiagramCell& drawn = diagram.at(from);
        drawn.kind = diagram.has_lines ? CellKind::plain : CellKind::dark;
        if (!diagram.has_lines) continue;
        drawn.line_east = joined(from, {from.file + 1, from.rank});
        drawn.line_north = joined(from, {from.file, from.rank + 1});
        drawn.line_north_east = joined(from, {from.file + 1, from.rank + 1});
        drawn.line_north_west = joined(from, {from.file - 1, from.rank + 1});
    }
    return diagram;
}

}  // namespace refskak::rules::leaping
