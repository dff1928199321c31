#include "daemon/picture.hpp"

#include <algorithm>

#include "rules/point.hpp"

namespace refskak::daemon {

namespace {

constexpr int cell_width = 4;  // a man and the line to the next

bool inside(const rules::Diagram& d, rules::Cell c) {
    return c.file >= 0 && c.rank >= 0 && c.file < d.files && c.rank < d.ranks;
}

std::string free_mark(rules::CellKind kind) {
    switch (kind) {
        case rules::CellKind::hole:
            return " ";
        case rules::CellKind::throne:
            return "x";
        case rules::CellKind::corner:
            return "#";
        case rules::CellKind::camp:
            return ":";
        case rules::CellKind::dark:
            return "-";
        case rules::CellKind::plain:
            break;
    }
    return ".";
}

/// The points of a rank and the lines along it.
std::string rank_line(const rules::Diagram& d, int rank) {
    std::string number = std::to_string(rank + 1);
    std::string line = std::string(3 - number.size(), ' ') + number + "  ";
    for (int file = 0; file < d.files; ++file) {
        const rules::DiagramCell& cell = d.at({file, rank});
        const std::string mark = cell.man.empty() ? free_mark(cell.kind) : cell.man;
        if (mark.size() > 1) line.pop_back();  // the + of a promoted man stands before its place
        line += mark;
        line += cell.line_east ? "---" : "   ";
    }
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

/// The lines between a rank and the one above it.
std::string gap_line(const rules::Diagram& d, int rank) {
    std::string line(5 + static_cast<std::size_t>(cell_width * d.files), ' ');
    for (int file = 0; file < d.files; ++file) {
        const rules::DiagramCell& cell = d.at({file, rank});
        const auto column = static_cast<std::size_t>(5 + cell_width * file);
        if (cell.line_north) line[column] = '|';
        const bool rising = cell.line_north_east;
        const rules::Cell right{file + 1, rank};
        const bool falling = inside(d, right) && d.at(right).line_north_west;
        if (rising || falling) line[column + 2] = rising && falling ? 'X' : rising ? '/' : '\\';
    }
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

}  // namespace

std::vector<std::string> draw(const rules::Diagram& d) {
    std::vector<std::string> lines;
    for (int rank = d.ranks - 1; rank >= 0; --rank) {
        lines.push_back(rank_line(d, rank));
        if (d.has_lines && rank > 0) lines.push_back(gap_line(d, rank - 1));
    }
    std::string files = "     ";
    for (int file = 0; file < d.files; ++file)
        files += static_cast<char>('a' + file) + std::string("   ");
    lines.push_back("");
    lines.push_back(files.substr(0, files.find_last_not_of(' ') + 1));
    if (!d.hands.empty()) lines.push_back("in hand: " + d.hands);
    return lines;
}

}  // namespace refskak::daemon
