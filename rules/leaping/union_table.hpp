#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "rules/leaping/board.hpp"

namespace refskak::rules::leaping {

/// A set for each point of a board, and the union of those of many points: eight points a table
/// look-up, without a branch on where they stand.
class UnionTable {
  public:
    UnionTable(const Board& board, const std::function<PointSet(Point)>& of)
        : bytes_((static_cast<std::size_t>(board.point_count()) + 7) / 8) {
        for (std::size_t byte = 0; byte < bytes_; ++byte)
            for (std::uint64_t bits = 0; bits < 256; ++bits)
                for (const Point point : PointSet{bits << 8 * byte} & board.points())
                    unions_[byte][bits] |= of(point);
    }

    PointSet operator()(PointSet points) const {
        PointSet result = part<0>(points) | part<1>(points) | part<2>(points) | part<3>(points) |
                          part<4>(points);
        if (bytes_ > 5) result |= part<5>(points);
        if (bytes_ > 6) result |= part<6>(points) | part<7>(points);
        return result;
    }

  private:
    template <int byte>
    PointSet part(PointSet points) const {
        return unions_[byte][points.word() >> 8 * byte & 255];
    }

    std::size_t bytes_;
    std::array<std::array<PointSet, 256>, most_points / 8> unions_{};
};

}  // namespace refskak::rules::leaping
