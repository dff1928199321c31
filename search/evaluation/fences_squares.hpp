#pragma once

#include "rules/fences/position.hpp"

/// Sets of spots that judging Wolf and Fox needs.
namespace refskak::search::fences {

using namespace rules;
using namespace rules::fences;

namespace detail {

/// By spot of a colour: the spots of the other one that belong to it.
template <class Belongs>
constexpr HalfTable others_around(Side colour, Belongs belongs) {
    HalfTable table{};
    for (std::uint16_t from = 0; from < spot_count; ++from) {
        for (std::uint16_t to = 0; to < spot_count; ++to) {
            const Point here = square_at(colour, Point{from});
            const Point there = square_at(!colour, Point{to});
            if (belongs(file_of(there) - file_of(here), rank_of(there) - rank_of(here)))
                table[from].set(Point{to});
        }
    }
    return table;
}

constexpr int size(int number) { return number < 0 ? -number : number; }

constexpr HalfTable within(Side colour, int steps) {
    return others_around(
        colour, [&](int files, int ranks) { return size(files) <= steps && size(ranks) <= steps; });
}

/// Bit `bit` of the rank of a spot, as its side counts ranks.
constexpr std::array<Half, 4> rank_bits(Side side) {
    std::array<Half, 4> result{};
    for (std::uint16_t spot = 0; spot < spot_count; ++spot)
        for (std::size_t bit = 0; bit < 4; ++bit)
            if (rank_for(side, rank_of(square_at(side, Point{spot}))) >> bit & 1)
                result[bit].set(Point{spot});
    return result;
}

}  // namespace detail

/// Where prey stands that an unpromoted predator can still come beside.
inline constexpr PerSide<HalfTable> in_front{
    detail::others_around(
        Side::white,
        [](int files, int ranks) { return ranks >= 0 && detail::size(files) <= ranks + 1; }),
    detail::others_around(Side::black, [](int files, int ranks) {
        return ranks <= 0 && detail::size(files) <= 1 - ranks;
    })};
inline constexpr PerSide<HalfTable> within_three{detail::within(Side::white, 3),
                                                 detail::within(Side::black, 3)};
inline constexpr PerSide<HalfTable> within_five{detail::within(Side::white, 5),
                                                detail::within(Side::black, 5)};
inline constexpr PerSide<std::array<Half, 4>> rank_bits{detail::rank_bits(Side::white),
                                                        detail::rank_bits(Side::black)};

}  // namespace refskak::search::fences
