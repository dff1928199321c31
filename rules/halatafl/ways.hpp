#pragma once

#include <array>
#include <utility>

#include "rules/leaping/board.hpp"
#include "rules/side.hpp"

namespace refskak::rules::halatafl {

inline constexpr int way_count = 8;
/// How far a step along each way shifts a set of points. A way and its reverse stand side by side.
inline constexpr std::array<int, way_count> way_shifts{1, -1, 7, -7, 8, -8, 6, -6};
/// The first ways lead sideways, the others up and down by turns.
inline constexpr int sideways_count = 2;

template <int shift>
constexpr leaping::PointSet shifted(leaping::PointSet points) {
    if constexpr (shift > 0)
        return points << shift;
    else
        return points >> -shift;
}

/// Calls `visit` with each way as a compile-time number, so that every shift is a constant.
template <class Visit>
constexpr void for_each_way(Visit visit) {
    [&]<std::size_t... way>(std::index_sequence<way...>) {
        (visit(std::integral_constant<std::size_t, way>{}), ...);
    }
    (std::make_index_sequence<way_count>{});
}

constexpr bool leads_ahead(Side side, std::size_t way) {
    return way < sideways_count || (way_shifts[way] > 0) == (side == Side::white);
}

/// Where lines lead, for whole sets of men at a time. Shifted points that wrap round the edge never
/// count: no line starts at them.
class Ways {
  public:
    using PointSet = leaping::PointSet;
    using PerWay = std::array<PointSet, way_count>;

    Ways() = default;
    explicit Ways(const leaping::Board& board);

    /// The points that have a neighbour along a way, and those that have two in a row.
    PointSet step_from(std::size_t way) const { return step_from_[way]; }
    PointSet leap_from(std::size_t way) const { return leap_from_[way]; }

    /// The points from which a leap along `way` goes over one of `over` and lands on `landings`.
    template <std::size_t way>
    PointSet leapers(PointSet over, PointSet landings) const {
        constexpr int shift = way_shifts[way];
        return leap_from_[way] & shifted<-shift>(over & shifted<-shift>(landings));
    }
    /// Those of `men` of a side that have a step to one of `free`.
    PointSet steppers(Side side, PointSet men, PointSet free) const {
        PointSet result;
        for_each_way([&](auto way) {
            if (leads_ahead(side, way)) result |= step_from_[way] & shifted<-way_shifts[way]>(free);
        });
        return result & men;
    }

  private:
    PerWay step_from_{};
    PerWay leap_from_{};
};

}  // namespace refskak::rules::halatafl
