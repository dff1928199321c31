#pragma once

#include <array>
#include <cstdint>

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

/// Most rules look at the squares of one colour: its squares are counted from 0 in their order, and
/// such a number is a *spot*. A colour is named after the side whose animals live on it.
constexpr int spot_count = square_count / 2;
constexpr Point off_board{spot_count};
using Half = BitSet<64>;                             // spots of one colour, and `off_board`
using HalfTable = std::array<Half, spot_count + 1>;  // nothing for `off_board`
inline constexpr Half every_spot{(std::uint64_t{1} << spot_count) - 1};

constexpr Side colour_of(Side owner, Man man) { return man == Man::fence ? !owner : owner; }
constexpr Point spot_of(Point square) { return {static_cast<std::uint16_t>(square.number / 2)}; }
constexpr Point square_at(Side colour, Point spot) {
    const bool odd_rank = spot.number / (width / 2) % 2 != 0;
    const int file_parity = odd_rank == (colour == Side::black) ? 1 : 0;
    return {static_cast<std::uint16_t>(2 * spot.number + file_parity)};
}
constexpr int rank_of_spot(Point spot) { return spot.number / (width / 2); }

/// The spots that belong to some of `squares`, all of one colour.
constexpr Half half_of(const Squares& squares) {
    Half result;
    for (const Point square : squares)
        result.set(spot_of(square));
    return result;
}

/// By side: the spots where its animals are promoted.
inline constexpr PerSide<Half> last_ranks{Half{std::uint64_t{31} << (spot_count - 5)},
                                          Half{std::uint64_t{31}}};

namespace detail {

/// The spots in ranks of one parity, without those on one file of the colour.
constexpr Half in_ranks(int parity, int file_left_out) {
    Half result;
    for (int i = 0; i < spot_count; ++i)
        if (i / 5 % 2 == parity && i % 5 != file_left_out)
            result.set(Point{static_cast<std::uint16_t>(i)});
    return result;
}

}  // namespace detail

/// Beside each spot in its rank is the spot of the same number of the other colour, and another:
/// the one below in number, for these, or the one above, for those.
inline constexpr PerSide<Half> with_lower{detail::in_ranks(1, 0), detail::in_ranks(0, 0)};
inline constexpr PerSide<Half> with_upper{detail::in_ranks(0, 4), detail::in_ranks(1, 4)};

/// The spots side by side with those of `set`, where animals meet. `set` is of `colour`, they are
/// of the other one.
constexpr Half beside_of(Side colour, Half set) {
    return (set | set << 5 | set >> 5 | (set & with_lower[colour]) >> 1 |
            (set & with_upper[colour]) << 1) &
           every_spot;
}

/// The spots one step from those of `set` ahead for `side`: by the one way and by the other.
constexpr std::array<Half, 2> steps_ahead(Side side, Side colour, Half set) {
    const Half lower = set & with_lower[colour];
    const Half upper = set & with_upper[colour];
    if (side == Side::white) return {set << 5 & every_spot, (lower << 4 | upper << 6) & every_spot};
    return {set >> 5, lower >> 6 | upper >> 4};
}
constexpr Half ahead_of(Side side, Side colour, Half set) {
    const auto [one, other] = steps_ahead(side, colour, set);
    return one | other;
}

namespace detail {

template <class From>
constexpr HalfTable by_spot(From from) {
    HalfTable table{};
    for (int i = 0; i < spot_count; ++i)
        table[static_cast<std::size_t>(i)] = from(Half(Point{static_cast<std::uint16_t>(i)}));
    return table;
}

constexpr HalfTable around(Side colour) {
    return by_spot([&](Half at) {
        return ahead_of(Side::white, colour, at) | ahead_of(Side::black, colour, at);
    });
}
constexpr HalfTable ahead(Side side) {
    return by_spot([&](Half at) { return ahead_of(side, side, at); });
}
constexpr HalfTable beside(Side colour) {
    return by_spot([&](Half at) { return beside_of(colour, at); });
}

}  // namespace detail

/// By colour: the spots a step leads to, each way.
inline constexpr PerSide<HalfTable> around{detail::around(Side::white),
                                           detail::around(Side::black)};
/// By side: the spots that an animal's step leads to, unpromoted and promoted.
inline constexpr PerSide<std::array<HalfTable, 2>> steps{
    {detail::ahead(Side::white), around.white}, {detail::ahead(Side::black), around.black}};
/// By colour: the spots of the other colour that are side by side with a spot.
inline constexpr PerSide<HalfTable> beside{detail::beside(Side::white),
                                           detail::beside(Side::black)};

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

inline constexpr PerSide<std::array<Half, 3>> homes{
    {half_of(home(Side::white, Man::wolf)), half_of(home(Side::white, Man::fish)),
     half_of(home(Side::white, Man::fence))},
    {half_of(home(Side::black, Man::wolf)), half_of(home(Side::black, Man::fish)),
     half_of(home(Side::black, Man::fence))}};

/// `home` from a table, by spots of the man's colour.
constexpr const Half& home_of(Side side, Man man) {
    return homes[side][man == Man::fence ? 2 : (bit(man) & predators) != 0 ? 0 : 1];
}

}  // namespace refskak::rules::fences
