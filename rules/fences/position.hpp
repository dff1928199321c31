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

/// A position. Square sets serve the moves, squares by animal the eating: no board is needed.
struct Position {
    Squares occupied;
    PerSide<Squares> fences;
    PerSide<std::array<std::uint8_t, animal_count>> squares;  // valid for those on the board
    PerSide<Men> on_board;                                    // animals only
    PerSide<Men> promoted;
    PerSide<Men> hand;  // a single fence in hand is the first
    Key key = 0;
    std::int32_t progress = 0;
    std::int32_t move_number = 1;
    Side side = Side::white;
    Outcome outcome;  // by the state of the board

    bool placing() const { return (hand.white | hand.black) != 0; }
    Point square(Side owner, Man man) const { return {squares[owner][index(man)]}; }

    // Changes that keep `occupied` and `key` true.
    void put(Side owner, Man man, Point square, bool is_promoted);
    void take(Side owner, Man man);  // an animal
    void put_fence(Side owner, Point square);
    void take_fence(Side owner, Point square);
    void add_to_hand(Side owner, Man man);
    void take_from_hand(Side owner, Man man);
};
static_assert(std::is_trivially_copyable_v<Position>);

namespace detail {

constexpr Key man_key(Side owner, Man man, bool promoted, Point square) {
    const int kind = 2 * index(man) + (promoted ? 1 : 0);
    return zobrist(static_cast<std::uint64_t>((kind * 2 + rules::index(owner)) * square_count +
                                              square.number));
}

constexpr Key hand_key(Side owner, Men one) {
    constexpr std::uint64_t behind_men = 10'000;
    return zobrist(behind_men + 2 * static_cast<std::uint64_t>(std::countr_zero(one)) +
                   static_cast<std::uint64_t>(rules::index(owner)));
}

}  // namespace detail

inline void Position::put(Side owner, Man man, Point square, bool is_promoted) {
    occupied.set(square);
    squares[owner][index(man)] = static_cast<std::uint8_t>(square.number);
    on_board[owner] |= bit(man);
    if (is_promoted) promoted[owner] |= bit(man);
    key ^= detail::man_key(owner, man, is_promoted, square);
}

inline void Position::take(Side owner, Man man) {
    const Point from = square(owner, man);
    occupied.reset(from);
    key ^= detail::man_key(owner, man, (promoted[owner] & bit(man)) != 0, from);
    on_board[owner] &= static_cast<Men>(~bit(man));
    promoted[owner] &= static_cast<Men>(~bit(man));
}

inline void Position::put_fence(Side owner, Point square) {
    occupied.set(square);
    fences[owner].set(square);
    key ^= detail::man_key(owner, Man::fence, false, square);
}

inline void Position::take_fence(Side owner, Point square) {
    occupied.reset(square);
    fences[owner].reset(square);
    key ^= detail::man_key(owner, Man::fence, false, square);
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

/// The squares that an animal could step to if they were free.
inline const Squares& reach(const Position& p, Side side, Man man) {
    const std::uint16_t square = p.square(side, man).number;
    return (p.promoted[side] & bit(man)) != 0 ? around[square] : ahead[side][square];
}

/// A step of a man, or a placing, which has no `from`. `gain` is for the search.
struct Move {
    static constexpr std::uint8_t nowhere = square_count;

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
