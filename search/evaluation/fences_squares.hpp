#pragma once

#include "rules/fences/position.hpp"

/// Sets of squares that judging Wolf and Fox needs.
namespace refskak::search::fences {

using namespace rules;
using namespace rules::fences;

namespace detail {

template <class Belongs>
constexpr SquareTable squares_around(Belongs belongs) {
    SquareTable table;
    for (int from = 0; from < square_count; ++from)
        for (int to = 0; to < square_count; ++to)
            if (from != to && belongs(to % width - from % width, to / width - from / width))
                table[static_cast<std::size_t>(from)].set(Point{static_cast<std::uint16_t>(to)});
    return table;
}

constexpr int larger(int files, int ranks) {
    const int f = files < 0 ? -files : files;
    const int r = ranks < 0 ? -ranks : ranks;
    return f > r ? f : r;
}

constexpr Squares colour_of(Side side) {
    Squares result;
    for (const Point square : Squares::all())
        if (is_dark(square) == (side == Side::black)) result.set(square);
    return result;
}

/// Bit `bit` of the rank of a square, as its side counts ranks.
constexpr std::array<Squares, 4> rank_bits(Side side) {
    std::array<Squares, 4> result{};
    for (const Point square : Squares::all())
        for (std::size_t bit = 0; bit < 4; ++bit)
            if (rank_for(side, rank_of(square)) >> bit & 1) result[bit].set(square);
    return result;
}

constexpr Squares files_but(int file) {
    Squares result;
    for (const Point square : Squares::all())
        if (file_of(square) != file) result.set(square);
    return result;
}

inline constexpr Squares not_first_file = files_but(0);
inline constexpr Squares not_last_file = files_but(width - 1);

}  // namespace detail

/// Where prey stands that an unpromoted predator can still come beside.
inline constexpr PerSide<SquareTable> in_front{
    detail::squares_around([](int files, int ranks) {
        return ranks >= 0 && (files < 0 ? -files : files) <= ranks + 1;
    }),
    detail::squares_around([](int files, int ranks) {
        return ranks <= 0 && (files < 0 ? -files : files) <= 1 - ranks;
    })};
inline constexpr SquareTable within_three =
    detail::squares_around([](int files, int ranks) { return detail::larger(files, ranks) <= 3; });
inline constexpr SquareTable within_five =
    detail::squares_around([](int files, int ranks) { return detail::larger(files, ranks) <= 5; });
inline constexpr PerSide<Squares> colours{detail::colour_of(Side::white),
                                          detail::colour_of(Side::black)};
inline constexpr PerSide<std::array<Squares, 4>> rank_bits{detail::rank_bits(Side::white),
                                                           detail::rank_bits(Side::black)};

/// The animals of a side: the opponent's fences are all else that stands on its colour.
inline Squares animals(const Position& p, Side side) {
    return p.occupied & colours[side] & ~p.fences[!side];
}

/// Squares one step ahead of `men`, to the left and to the right.
template <bool white>
Squares step_left(Squares men) {
    men &= detail::not_first_file;
    if constexpr (white)
        return men << (width - 1);
    else
        return men >> (width + 1);
}
template <bool white>
Squares step_right(Squares men) {
    men &= detail::not_last_file;
    if constexpr (white)
        return men << (width + 1);
    else
        return men >> (width - 1);
}

}  // namespace refskak::search::fences
