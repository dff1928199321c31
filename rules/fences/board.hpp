#pragma once

#include <array>

#include "rules/bit_set.hpp"
#include "rules/fences/men.hpp"
#include "rules/side.hpp"

namespace refskak::rules::fences {

constexpr int width = 10;
constexpr int square_count = width * width;
using Squares = BitSet<square_count>;

constexpr Point square_at(int file, int rank) {
    return {static_cast<std::uint16_t>(rank * width + file)};
}
constexpr int file_of(Point square) { return square.number % width; }
constexpr int rank_of(Point square) { return square.number / width; }
constexpr bool is_dark(Point square) { return (file_of(square) + rank_of(square)) % 2 == 0; }

/// A rank as a side sees it: 0 is its own first.
constexpr int rank_for(Side side, int rank) {
    return side == Side::white ? rank : width - 1 - rank;
}
constexpr bool is_last_rank(Side side, Point square) {
    return rank_for(side, rank_of(square)) == width - 1;
}

/// The colour of a side's animals, and of the other side's fences.
constexpr bool lives_on(Side side, Man man, Point square) {
    return is_dark(square) == ((side == Side::black) == (man != Man::fence));
}

using SquareTable = std::array<Squares, square_count>;

namespace detail {

constexpr SquareTable neighbours(std::initializer_list<std::array<int, 2>> directions) {
    SquareTable table;
    for (int i = 0; i < square_count; ++i) {
        for (const auto& [east, north] : directions) {
            const int file = i % width + east;
            const int rank = i / width + north;
            if (file >= 0 && file < width && rank >= 0 && rank < width)
                table[i].set(square_at(file, rank));
        }
    }
    return table;
}

}  // namespace detail

/// The squares a step leads to: forward only, and every way.
inline constexpr PerSide<SquareTable> ahead{detail::neighbours({{-1, 1}, {1, 1}}),
                                            detail::neighbours({{-1, -1}, {1, -1}})};
inline constexpr SquareTable around = detail::neighbours({{-1, 1}, {1, 1}, {-1, -1}, {1, -1}});

/// The squares side by side with a square, where animals meet.
inline constexpr SquareTable beside = detail::neighbours({{-1, 0}, {1, 0}, {0, -1}, {0, 1}});

/// Where a man may be placed in the game with placing, whatever stands there.
constexpr Squares home(Side side, Man man) {
    Squares result;
    for (const Point square : Squares::all()) {
        const int rank = rank_for(side, rank_of(square));
        const bool fits = man == Man::fence             ? rank == 2
                          : (bit(man) & predators) != 0 ? rank == 1
                                                        : rank <= 1;
        if (fits && lives_on(side, man, square)) result.set(square);
    }
    return result;
}

inline constexpr PerSide<std::array<Squares, 3>> homes{
    {home(Side::white, Man::wolf), home(Side::white, Man::fish), home(Side::white, Man::fence)},
    {home(Side::black, Man::wolf), home(Side::black, Man::fish), home(Side::black, Man::fence)}};

/// `home` from a table.
constexpr const Squares& home_of(Side side, Man man) {
    return homes[side][man == Man::fence ? 2 : (bit(man) & predators) != 0 ? 0 : 1];
}

}  // namespace refskak::rules::fences
