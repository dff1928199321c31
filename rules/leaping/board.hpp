#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/bit_set.hpp"
#include "rules/diagram.hpp"
#include "rules/point.hpp"

namespace refskak::rules::leaping {

inline constexpr int most_points = 64;
using PointSet = BitSet<most_points>;

enum class Shape : std::uint8_t { cross33, cross37, cross45, draughts32, square49 };
enum class Lines : std::uint8_t { orthogonal, alquerque, diagonal, main_diagonals };

/// Where a step leads, as White sees it.
enum class Direction : std::uint8_t {
    forward,
    forward_diagonal,
    sideways,
    backward,
    backward_diagonal
};
inline constexpr int direction_count = 5;

/// One leap from a given point: over a neighbour to the point beyond.
struct Leap {
    Point over;
    Point landing;
};

/// Points joined by lines: who neighbours whom, and who leaps where. `draughts32` has its own
/// lines, all diagonals, whatever `lines` says.
class Board {
  public:
    Board(Shape shape, Lines lines);

    Shape shape() const { return shape_; }
    int files() const { return size_; }
    int ranks() const { return size_; }
    int point_count() const { return static_cast<int>(cells_.size()); }
    PointSet points() const { return points_; }

    Cell cell(Point point) const { return cells_[point.number]; }
    int rank(Point point) const { return cells_[point.number].rank; }
    /// The point on a cell, or none where the cell is a hole or off the grid.
    Point point(Cell cell) const;
    /// Every point of ranks 0 to `rank`.
    PointSet up_to_rank(int rank) const { return up_to_rank_[static_cast<std::size_t>(rank)]; }

    PointSet steps(Point from) const { return steps_[from.number]; }
    PointSet steps(Point from, Direction direction) const {
        return directed_steps_[static_cast<std::size_t>(direction)][from.number];
    }
    /// In the order of the landing points.
    std::span<const Leap> leaps(Point from) const {
        return {leaps_[from.number].data(), leap_counts_[from.number]};
    }

    bool joined(Cell a, Cell b) const;
    /// The picture of the board, with no men on it.
    Diagram diagram() const;

  private:
    void add_points();
    void add_steps(Point from);
    void add_leaps(Point from);
    bool is_point(Cell cell) const { return point(cell).exists(); }
    bool diagonal_drawn(Cell a, Cell b) const;

    Shape shape_;
    Lines lines_;
    int size_;
    PointSet points_;
    std::vector<Cell> cells_;
    std::vector<Point> numbers_;  // by cell, rank by rank
    std::array<PointSet, 10> up_to_rank_{};
    std::array<PointSet, most_points> steps_{};
    std::array<std::array<PointSet, most_points>, direction_count> directed_steps_{};
    std::array<std::array<Leap, 8>, most_points> leaps_{};
    std::array<std::uint8_t, most_points> leap_counts_{};
};

}  // namespace refskak::rules::leaping
