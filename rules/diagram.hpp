#pragma once

#include <string>
#include <vector>

#include "rules/point.hpp"

namespace refskak::rules {

/// What a cell of the grid is, besides the man on it.
enum class CellKind : unsigned char { hole, plain, throne, corner, camp, dark };

/// One cell of a diagram.
struct DiagramCell {
    CellKind kind = CellKind::hole;
    std::string man;      // as in the FEN: "G", "f", "+w"; empty when free
    bool marked = false;  // the last move changed what stands here
    // Whether a line leads from here to the neighbour that way. Boards of squares have none; a hole
    // has them where lines between points further apart run across it.
    bool line_east = false;
    bool line_north = false;
    bool line_north_east = false;
    bool line_north_west = false;
};

/// A position as a picture in cells, from which any front end can draw without knowing the rules.
struct Diagram {
    int files = 0;
    int ranks = 0;
    bool has_lines = false;          // lines join the points: draw them; else draw squares
    std::vector<DiagramCell> cells;  // rank by rank from rank 1
    std::string hands;               // the hand field of the FEN, or empty
    // "a1-c2": lines that lead from cell to cell in no straight or diagonal way.
    std::vector<std::string> other_lines;

    DiagramCell& at(Cell cell) { return cells[place(cell)]; }
    const DiagramCell& at(Cell cell) const { return cells[place(cell)]; }

  private:
    std::size_t place(Cell cell) const {
        return static_cast<std::size_t>(cell.rank * files + cell.file);
    }
};

}  // namespace refskak::rules
