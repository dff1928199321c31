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
        PointSet result = beside<0>(points) | beside<1>(points) | beside<2>(points) |
                          beside<3>(points) | beside<4>(points);
        if (bytes_ > 5) result |= beside<5>(points);
        if (bytes_ > 6) result |= beside<6>(points) | beside<7>(points);
        return result;
    }

  private:
    template <int byte>
    PointSet beside(PointSet points) const {
        return beside_[byte][points.word() >> 8 * byte & 255];
    }

    std::size_t bytes_;
    std::array<std::array<PointSet, 256>, most_points / 8> beside_{};
};

}  // namespace refskak::rules::leaping
