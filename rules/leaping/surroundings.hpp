#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "rules/leaping/board.hpp"

namespace refskak::rules::leaping {

/// Whole sets of points spread along the lines of a board at once: eight points a table look-up,
/// without a branch on where they stand.
class Surroundings {
  public:
    explicit Surroundings(const Board& board)
        : bytes_((static_cast<std::size_t>(board.point_count()) + 7) / 8) {
        for (std::size_t byte = 0; byte < bytes_; ++byte)
            for (std::uint64_t bits = 0; bits < 256; ++bits)
                for (const Point point : PointSet{bits << 8 * byte} & board.points())
                    beside_[byte][bits] |= board.steps(point);
    }

    /// Every point that a line joins to one of `points`.
    PointSet beside(PointSet points) const {
        PointSet result;
        for (std::size_t byte = 0; byte < bytes_; ++byte)
            result |= beside_[byte][points.word() >> 8 * byte & 255];
        return result;
    }

  private:
    std::size_t bytes_;
    std::array<std::array<PointSet, 256>, most_points / 8> beside_{};
};

}  // namespace refskak::rules::leaping
