#include "rules/leaping/layout.hpp"

#include <array>

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

/// One of the boards of rules.md, asked cell by cell.
class NamedBoard {
  public:
    NamedBoard(Shape shape, Lines lines) : shape_(shape), lines_(lines), size_(size_of(shape)) {}

    int size() const { return size_; }

    bool has(Cell cell) const {
        if (cell.file < 0 || cell.rank < 0 || cell.file >= size_ || cell.rank >= size_)
            return false;
        switch (shape_) {
            case Shape::cross33:
                return in_cross(cell, 2, 4);
            case Shape::cross37:
                return in_cross(cell, 2, 4) ||
                       ((cell.file == 1 || cell.file == 5) && (cell.rank == 1 || cell.rank == 5));
            case Shape::cross45:
                return in_cross(cell, 3, 5);
            case Shape::draughts32:
                return (cell.file + cell.rank) % 2 == 0;
            default:
                return true;
        }
    }

    /// Whether two cells that touch are joined.
    bool joined(Cell a, Cell b) const {
        if (!has(a) || !has(b)) return false;
        return a.file == b.file || a.rank == b.rank || diagonal_drawn(a, b);
    }

  private:
    bool diagonal_drawn(Cell a, Cell b) const {
        if (shape_ == Shape::draughts32) return true;
        // A diagonal lies in a unit square, whose two other corners must be points too: none runs
        // across a re-entrant corner of a cross.
        if (!has({a.file, b.rank}) || !has({b.file, a.rank})) return false;
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

    Shape shape_;
    Lines lines_;
    int size_;
};

/// The longest run from `first` that way; nothing when it begins before `first`.
std::vector<Cell> run_from(const NamedBoard& board, Cell first, Cell way) {
    if (board.joined({first.file - way.file, first.rank - way.rank}, first)) return {};
    std::vector<Cell> run{first};
    while (true) {
        const Cell last = run.back();
        const Cell next{last.file + way.file, last.rank + way.rank};
        if (!board.joined(last, next)) return run;
        run.push_back(next);
    }
}

constexpr std::array<Cell, 4> ways{Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{-1, 1}};

}  // namespace

Layout named_layout(Shape shape, Lines lines) {
    const NamedBoard board(shape, lines);
    Layout layout;
    layout.files = layout.ranks = board.size();
    layout.squares = shape == Shape::draughts32;
    for (int rank = 0; rank < board.size(); ++rank) {
        for (int file = 0; file < board.size(); ++file) {
            const Cell cell{file, rank};
            if (!board.has(cell)) continue;
            layout.points.push_back(cell);
            for (const Cell way : ways)
                if (std::vector<Cell> run = run_from(board, cell, way); run.size() > 1)
                    layout.runs.push_back(std::move(run));
        }
    }
    return layout;
}

}  // namespace refskak::rules::leaping
