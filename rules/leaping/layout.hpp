#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "rules/point.hpp"

namespace refskak::rules::leaping {

/// The boards of rules.md, and those that a user draws.
enum class Shape : std::uint8_t { cross33, cross37, cross45, draughts32, square49, own };
enum class Lines : std::uint8_t { orthogonal, alquerque, diagonal, main_diagonals };

/// A board as a drawing: points on a grid, and runs of points in a row. Neighbours in a run are
/// joined; over the middle of three that follow each other in one run a man may leap.
struct Layout {
    int files = 0;
    int ranks = 0;
    bool squares = false;      // drawn as squares, not as points with lines
    std::vector<Cell> points;  // by rank, then file
    std::vector<std::vector<Cell>> runs;
};

/// A board of rules.md. `draughts32` has its own lines, all diagonals, whatever `lines` says.
Layout named_layout(Shape shape, Lines lines);

/// The size of a user's board, in points, and of its grid either way.
inline constexpr int most_layout_points = 64;
inline constexpr int most_layout_size = 26;
/// Leaps from a point, and runs through it: what the tables of a board hold.
inline constexpr int most_leaps = 8;
inline constexpr int most_axes = 4;

/// A user's board from the keys `points` ("a1,b1,c1") and `runs` ("a1-b1-c1,a1-a2"). Throws a
/// `Fault`: no points or too many, a text that is no point, a point twice, a run through what is no
/// point or past a point that it does not name, a point that no run joins, more runs or leaps at a
/// point than a board can have, two leaps or a leap and a line with the same ends.
Layout read_layout(std::string_view points, std::string_view runs);

}  // namespace refskak::rules::leaping
