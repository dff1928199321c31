#include "rules/fences/position.hpp"

namespace refskak::rules::fences {

namespace {

// Fourteen numbers a side and square at most: an animal, promoted or not, or a fence.
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

}  // namespace

void Position::put(Side owner, Man man, Point square, bool is_promoted) {
    occupied.set(square);
    squares[owner][index(man)] = static_cast<std::uint8_t>(square.number);
    on_board[owner] |= bit(man);
    if (is_promoted) promoted[owner] |= bit(man);
    key ^= man_key(owner, man, is_promoted, square);
}

void Position::take(Side owner, Man man) {
    const Point from = square(owner, man);
    occupied.reset(from);
    key ^= man_key(owner, man, (promoted[owner] & bit(man)) != 0, from);
    on_board[owner] &= static_cast<Men>(~bit(man));
    promoted[owner] &= static_cast<Men>(~bit(man));
}

void Position::put_fence(Side owner, Point square) {
    occupied.set(square);
    fences[owner].set(square);
    key ^= man_key(owner, Man::fence, false, square);
}

void Position::take_fence(Side owner, Point square) {
    occupied.reset(square);
    fences[owner].reset(square);
    key ^= man_key(owner, Man::fence, false, square);
}

void Position::add_to_hand(Side owner, Man man) {
    const Men one = man == Man::fence && (hand[owner] & first_fence) != 0 ? second_fence : bit(man);
    hand[owner] |= one;
    key ^= hand_key(owner, one);
}

void Position::take_from_hand(Side owner, Man man) {
    const Men one =
        man == Man::fence && (hand[owner] & second_fence) != 0 ? second_fence : bit(man);
    hand[owner] &= static_cast<Men>(~one);
    key ^= hand_key(owner, one);
}

}  // namespace refskak::rules::fences
