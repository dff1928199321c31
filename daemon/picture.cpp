#include "daemon/picture.hpp"

#include <algorithm>

#include "rules/point.hpp"

namespace refskak::daemon {

namespace {

constexpr int cell_width = 4;  // a man and the line to the next

bool inside(const rules::Diagram& d, rules::Cell c) {
    return c.file >= 0 && c.rank >= 0 && c.file < d.files && c.rank < d.ranks;
}

/// Between points further apart than a cell, lines run across holes.
std::string hole_mark(const rules::DiagramCell& cell) {
    const bool straight = cell.line_east || cell.line_north;
    const bool slanted = cell.line_north_east || cell.line_north_west;
    if (cell.line_north_east && cell.line_north_west && !straight) return "X";
    if ((cell.line_east && cell.line_north) || (straight && slanted)) return "+";
    return cell.line_east         ? "-"
           : cell.line_north      ? "|"
           : cell.line_north_east ? "/"
           : cell.line_north_west ? "\\"
                                  : " ";
}

std::string free_mark(const rules::DiagramCell& cell) {
    switch (cell.kind) {
        case rules::CellKind::hole:
            return hole_mark(cell);
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
        std::string mark = cell.man.empty() ? free_mark(cell) : cell.man;
        std::string way = cell.line_east ? "---" : "   ";
        if (cell.marked) {
            mark.insert(0, 1, '(').append(1, ')');
            way.pop_back();
        }
        // A + of a promoted man and a parenthesis stand before the man's place.
        line.resize(line.size() - (mark.size() - 1 - (cell.marked ? 1 : 0)));
        line += mark + way;
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
    for (const std::string& other : d.other_lines)
        lines.push_back("also joined: " + other);
    if (!d.hands.empty()) lines.push_back("in hand: " + d.hands);
    return lines;
}

}  // namespace refskak::daemon
