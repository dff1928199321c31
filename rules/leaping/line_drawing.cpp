#include "rules/leaping/line_drawing.hpp"

#include <cstdlib>

#include "rules/grid_text.hpp"

namespace refskak::rules::leaping {

void draw_line(Diagram& diagram, Cell a, Cell b) {
    const int files = b.file - a.file;
    const int ranks = b.rank - a.rank;
    if (files != 0 && ranks != 0 && std::abs(files) != ranks) {
        diagram.other_lines.push_back(cell_text(a) + "-" + cell_text(b));
        return;
    }
    const Cell way{files == 0 ? 0 : files / std::abs(files), ranks == 0 ? 0 : 1};
    for (Cell at = a; at != b; at = {at.file + way.file, at.rank + way.rank}) {
        DiagramCell& cell = diagram.at(at);
        if (way.rank == 0)
            cell.line_east = true;
        else if (way.file == 0)
            cell.line_north = true;
        else if (way.file > 0)
            cell.line_north_east = true;
        else
            cell.line_north_west = true;
    }
}

}  // namespace refskak::rules::leaping
