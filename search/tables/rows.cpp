#include "search/tables/rows.hpp"

#include <algorithm>

#include "rules/fault.hpp"

namespace refskak::search::tables {

using rules::Cell;
using rules::Point;
using rules::leaping::Board;

namespace {

Point image_of(const Board& board, Point point) {
    const Cell cell = board.cell(point);
    return board.point({board.files() - 1 - cell.file, cell.rank});
}

bool has_mirror(const Board& board) {
    for (const Point a : board.points()) {
        const Point image = image_of(board, a);
        if (!image.exists() || board.leaps(image).size() != board.leaps(a).size()) return false;
        rules::leaping::PointSet steps;
        for (const Point b : board.steps(a)) {
            const Point other = image_of(board, b);
            if (!other.exists()) return false;
            steps.set(other);
        }
        if (!(steps == board.steps(image))) return false;
    }
    return true;
}

}  // namespace

Rows::Rows(const Board& board) : count_(board.ranks()), points_(board.point_count()) {
    if (count_ > most || board.files() > widest)
        throw rules::Fault("no tables are made for a board of more than 9 ranks or files");
    for (const Point point : board.points()) {
        const int row = board.rank(point);
        row_of_[point.number] = row;
        if (widths_[static_cast<std::size_t>(row)]++ == 0)
            firsts_[static_cast<std::size_t>(row)] = point.number;
    }
    symmetric_ = has_mirror(board);
    if (symmetric_) find_symmetry(board);
}

void Rows::find_symmetry(const Board& board) {
    for (const Point point : board.points()) {
        images_[point.number] = image_of(board, point).number;
        const int distance = images_[point.number] - point.number;
        if (distance <= 0) continue;
        auto swap = std::find_if(swaps_.begin(), swaps_.end(),
                                 [&](const Swap& s) { return s.distance == distance; });
        if (swap == swaps_.end()) swap = swaps_.insert(swap, {0, distance});
        swap->low |= bit(point.number);
    }
}

unsigned Rows::mirrored_pattern(unsigned pattern, int row) const {
    return this->pattern(mirrored(Word{pattern} << first(row)), row);
}

}  // namespace refskak::search::tables
