#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/bit_set.hpp"
#include "rules/diagram.hpp"
#include "rules/leaping/layout.hpp"
#include "rules/point.hpp"

namespace refskak::rules::leaping {

inline constexpr int most_points = most_layout_points;
using PointSet = BitSet<most_points>;

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

/// Points joined by lines: who neighbours whom, and who leaps where.
class Board {
  public:
    explicit Board(const Layout& layout);

    int files() const { return files_; }
    int ranks() const { return ranks_; }
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

    /// The two ends of each three points that follow each other in a line with `middle` between.
    std::span<const PointSet> axes(Point middle) const {
        return {axes_[middle.number].data(), axis_counts_[middle.number]};
    }

    /// The picture of the board, with no men on it.
    Diagram diagram() const;

  private:
    void add_points(const Layout& layout);
    void join(Point a, Point b);
    void add_leap(Point from, Point over, Point landing);
    void add_axis(Point end, Point middle, Point other_end);

    int files_;
    int ranks_;
    bool squares_;
    PointSet points_;
    std::vector<Cell> cells_;
    std::vector<Point> numbers_;  // by cell, rank by rank
    std::array<PointSet, most_layout_size> up_to_rank_{};
    std::array<PointSet, most_points> steps_{};
    std::array<std::array<PointSet, most_points>, direction_count> directed_steps_{};
    std::array<std::array<Leap, most_leaps>, most_points> leaps_{};
    std::array<std::uint8_t, most_points> leap_counts_{};
    std::array<std::array<PointSet, most_axes>, most_points> axes_{};
    std::array<std::uint8_t, most_points> axis_counts_{};
};

}  // namespace refskak::rules::leaping
