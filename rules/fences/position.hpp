#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "rules/fences/board.hpp"
#include "rules/fences/men.hpp"
#include "rules/outcome.hpp"
#include "rules/zobrist.hpp"

namespace refskak::rules::fences {

/// Where each animal of a side stands.
using Spots = std::array<std::uint8_t, animal_count>;

inline constexpr Spots all_off_board = [] {
    Spots spots{};
    spots.fill(static_cast<std::uint8_t>(off_board.number));
    return spots;
}();

/// A position. Sets of spots serve the moves, spots by animal the eating: no board is needed.
struct Position {
    PerSide<Half> occupied;  // by colour, whoever stands there
    PerSide<Half> fences;    // of a side: they are on the other's colour
    PerSide<Spots> spots{all_off_board, all_off_board};
    PerSide<Men> on_board;  // animals only
    PerSide<Men> promoted;
    PerSide<Men> hand;  // a single fence in hand is the first
    Key key = 0;
    std::int32_t progress = 0;
    std::int32_t move_number = 1;
    Side side = Side::white;
    Outcome outcome;  // by the state of the board

    bool placing() const { return (hand.white | hand.black) != 0; }
    /// Of an animal.
    Point spot(Side owner, Man man) const { return {spots[owner][index(man)]}; }
    Point square(Side owner, Man man) const { return square_at(owner, spot(owner, man)); }
    Half animals(Side owner) const { return occupied[owner] & ~fences[!owner]; }

    // Changes that keep `occupied` and `key` true.
    void put(Side owner, Man man, Point at, bool is_promoted);  // an animal
    void take(Side owner, Man man);
    void put_fence(Side owner, Point at);
    void take_fence(Side owner, Point at);
    void add_to_hand(Side owner, Man man);
    void take_from_hand(Side owner, Man man);
};
static_assert(std::is_trivially_copyable_v<Position>);

namespace detail {

using ManKeys = std::array<std::array<std::array<Key, spot_count>, 2>, animal_count + 1>;

/// By man, whether promoted, and spot.
constexpr ManKeys man_keys_of(Side owner) {
    ManKeys keys{};
    for (std::size_t man = 0; man < keys.size(); ++man)
        for (std::size_t promoted = 0; promoted < 2; ++promoted)
            for (std::uint16_t spot = 0; spot < spot_count; ++spot) {
                const Side colour = colour_of(owner, static_cast<Man>(man));
                const std::size_t kind = 2 * (2 * man + promoted) + (owner == Side::white ? 0 : 1);
                keys[man][promoted][spot] =
                    zobrist(kind * square_count + square_at(colour, Point{spot}).number);
            }
    return keys;
}

inline constexpr PerSide<ManKeys> man_keys{man_keys_of(Side::white), man_keys_of(Side::black)};

constexpr Key man_key(Side owner, Man man, bool promoted, Point spot) {
    return man_keys[owner][static_cast<std::size_t>(man)][promoted ? 1 : 0][spot.number];
}

constexpr Key hand_key(Side owner, Men one) {
    constexpr std::uint64_t behind_men = 10'000;
    return zobrist(behind_men + 2 * static_cast<std::uint64_t>(std::countr_zero(one)) +
                   static_cast<std::uint64_t>(rules::index(owner)));
}

}  // namespace detail

inline void Position::put(Side owner, Man man, Point at, bool is_promoted) {
    occupied[owner].set(at);
    spots[owner][index(man)] = static_cast<std::uint8_t>(at.number);
    on_board[owner] |= bit(man);
    if (is_promoted) promoted[owner] |= bit(man);
    key ^= detail::man_key(owner, man, is_promoted, at);
}

inline void Position::take(Side owner, Man man) {
    const Point from = spot(owner, man);
    occupied[owner].reset(from);
    spots[owner][index(man)] = static_cast<std::uint8_t>(off_board.number);
    key ^= detail::man_key(owner, man, (promoted[owner] & bit(man)) != 0, from);
    on_board[owner] &= static_cast<Men>(~bit(man));
    promoted[owner] &= static_cast<Men>(~bit(man));
}

inline void Position::put_fence(Side owner, Point at) {
    occupied[!owner].set(at);
    fences[owner].set(at);
    key ^= detail::man_key(owner, Man::fence, false, at);
}

inline void Position::take_fence(Side owner, Point at) {
    occupied[!owner].reset(at);
    fences[owner].reset(at);
    key ^= detail::man_key(owner, Man::fence, false, at);
}

inline void Position::add_to_hand(Side owner, Man man) {
    const Men one = man == Man::fence && (hand[owner] & first_fence) != 0 ? second_fence : bit(man);
    hand[owner] |= one;
    key ^= detail::hand_key(owner, one);
}

inline void Position::take_from_hand(Side owner, Man man) {
    const Men one =
        man == Man::fence && (hand[owner] & second_fence) != 0 ? second_fence : bit(man);
    hand[owner] &= static_cast<Men>(~one);
    key ^= detail::hand_key(owner, one);
}

/// The spots that an animal could step to if they were free.
inline const Half& reach(const Position& p, Side side, Man man) {
    const std::size_t promoted = p.promoted[side] >> index(man) & 1;
    return steps[side][promoted][p.spot(side, man).number];
}

/// A step of a man, or a placing, which has no `from`: between spots of the man's colour. `gain` is
/// for the search.
struct Move {
    static constexpr std::uint8_t nowhere = off_board.number;

    std::uint8_t from = nowhere;
    std::uint8_t to = 0;
    Man man = Man::wolf;
    std::uint8_t gain = 0;

    constexpr bool is_placing() const { return from == nowhere; }
    friend constexpr bool operator==(const Move& a, const Move& b) {
        return a.from == b.from && a.to == b.to && a.man == b.man;
    }
};
static_assert(sizeof(Move) == 4);

}  // namespace refskak::rules::fences
