#pragma once

#include "rules/fences/position.hpp"

namespace refskak::rules::fences {

/// Those of `men` of a side that stand beside a square of the other side's colour.
inline Men among_beside(const Position& p, Side side, Men men, Point square) {
    Men result = 0;
    if (men == 0) return result;
    // What else stands there is the other side's fences.
    const Squares near = beside[square.number] & p.occupied & ~p.fences[!side];
    if (near.empty()) return result;
    for (Men rest = men & p.on_board[side]; rest != 0; rest = without_first(rest)) {
        const Man man = first_man(rest);
        if (near.test(p.square(side, man))) result |= bit(man);
    }
    return result;
}

/// The opposing animals that an animal eats when it comes to stand on a square.
inline Men eaten_from(const Position& p, Side side, Man man, Point square) {
    return among_beside(p, !side, eats[index(man)], square);
}

/// Whether an animal that comes to stand on a square is eaten there.
inline bool is_eaten_on(const Position& p, Side side, Man man, Point square) {
    return among_beside(p, !side, eaten_by[index(man)], square) != 0;
}

}  // namespace refskak::rules::fences
