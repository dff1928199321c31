#include "daemon/gtp/board_text.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "daemon/gtp/vertex.hpp"

namespace refskak::daemon::gtp {

namespace {

template <class Act>
void each_cell(const rules::Diagram& diagram, Act act) {
    for (int rank = 0; rank < diagram.ranks; ++rank)
        for (int file = 0; file < diagram.files; ++file)
            act(rules::Cell{file, rank}, diagram.at({file, rank}));
}

bool inside(const rules::Diagram& diagram, rules::Cell cell) {
    return cell.file >= 0 && cell.rank >= 0 && cell.file < diagram.files &&
           cell.rank < diagram.ranks;
}

/// The letter of a man, without the mark of promotion.
char letter(const std::string& man) { return man.back(); }

bool is_white(const std::string& man) { return letter(man) >= 'A' && letter(man) <= 'Z'; }

bool has_diagonal(const rules::Diagram& diagram, rules::Cell cell) {
    const rules::Cell south_west{cell.file - 1, cell.rank - 1};
    const rules::Cell south_east{cell.file + 1, cell.rank - 1};
    return diagram.at(cell).line_north_east || diagram.at(cell).line_north_west ||
           (inside(diagram, south_west) && diagram.at(south_west).line_north_east) ||
           (inside(diagram, south_east) && diagram.at(south_east).line_north_west);
}

/// GoGui takes names and #rrggbb. Empty: the board's own colour.
std::string colour(const rules::Diagram& diagram, rules::Cell cell) {
    switch (diagram.at(cell).kind) {
        case rules::CellKind::hole:
            return "#404040";
        case rules::CellKind::throne:
            return "#c08040";
        case rules::CellKind::corner:
            return "#b04040";
        case rules::CellKind::camp:
            return "#a0a080";
        case rules::CellKind::dark:
            return "#b08860";
        case rules::CellKind::plain:
            break;
    }
    return has_diagonal(diagram, cell) ? "#f0d890" : "";
}

std::string colours(const rules::Diagram& diagram) {
    std::map<std::string, std::string> vertices;
    each_cell(diagram, [&](rules::Cell cell, const rules::DiagramCell&) {
        if (const std::string name = colour(diagram, cell); !name.empty())
            vertices[name] += " " + vertex(cell);
    });
    for (int rank = 0; rank < board_size(diagram); ++rank)
        for (int file = 0; file < board_size(diagram); ++file)
            if (!inside(diagram, {file, rank})) vertices["#404040"] += " " + vertex({file, rank});
    std::string lines;
    for (const auto& [name, list] : vertices)
        lines.append("COLOR ").append(name).append(list).append("\n");
    return lines;
}

/// Labels for the men that are not of their side's most numerous kind.
std::string labels(const rules::Diagram& diagram, const Clicks& clicks) {
    std::map<std::string, int> numbers;
    each_cell(diagram, [&](rules::Cell, const rules::DiagramCell& cell) {
        if (!cell.man.empty()) ++numbers[cell.man];
    });
    const auto is_ordinary = [&](const std::string& man) {
        return std::none_of(numbers.begin(), numbers.end(), [&](const auto& other) {
            return is_white(other.first) == is_white(man) && other.first != man &&
                   other.second >= numbers[man];
        });
    };
    std::string list;
    each_cell(diagram, [&](rules::Cell cell, const rules::DiagramCell& content) {
        if (!content.man.empty() && !is_ordinary(content.man))
            list += " " + vertex(cell) + " " + content.man;
    });
    for (const auto& [man, chooser] : clicks.choosers())
        if (clicks.made().empty()) list += " " + vertex(cell_of(chooser)) + " " + man;
    return list.empty() ? "" : "LABEL" + list + "\n";
}

std::string list_of(const std::string& command, const Path& points) {
    std::string list;
    for (const std::string& point : points)
        if (point != pass) list += " " + vertex(cell_of(point));
    return list.empty() ? "" : command + list + "\n";
}

}  // namespace

int board_size(const rules::Diagram& diagram) { return std::max(diagram.files, diagram.ranks); }

std::string stones(const rules::Diagram& diagram) {
    std::string text;
    for (int rank = board_size(diagram) - 1; rank >= 0; --rank) {
        for (int file = 0; file < board_size(diagram); ++file) {
            const rules::Cell cell{file, rank};
            const bool held = inside(diagram, cell) && !diagram.at(cell).man.empty();
            text += !held ? '.' : is_white(diagram.at(cell).man) ? 'O' : 'X';
        }
        text += '\n';
    }
    return text;
}

std::string graphics(const rules::Diagram& diagram, const Clicks& clicks, const std::string& text) {
    const Path targets = clicks.made().empty() ? Path{} : clicks.legal();
    return colours(diagram) + labels(diagram, clicks) + list_of("SQUARE", clicks.made()) +
           list_of("CIRCLE", targets) + "TEXT " + text + "\n";
}

std::vector<std::string> free_points(const rules::Diagram& diagram) {
    std::vector<rules::Cell> cells;
    each_cell(diagram, [&](rules::Cell cell, const rules::DiagramCell& content) {
        if (content.man.empty() && content.kind != rules::CellKind::hole) cells.push_back(cell);
    });
    const auto from_middle = [&](rules::Cell cell) {
        return std::abs(2 * cell.rank + 1 - diagram.ranks);
    };
    std::stable_sort(cells.begin(), cells.end(),
                     [&](rules::Cell a, rules::Cell b) { return from_middle(a) < from_middle(b); });
    std::vector<std::string> points(cells.size());
    std::transform(cells.begin(), cells.end(), points.begin(), point_name);
    return points;
}

}  // namespace refskak::daemon::gtp
