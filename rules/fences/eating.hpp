#pragma once

#include <cstddef>
#include <utility>

#include "rules/fences/position.hpp"

namespace refskak::rules::fences {

/// Where those of `men` of a side stand that are on the board.
template <Men men>
Half where(const Position& p, Side side) {
    return [&]<std::size_t... i>(std::index_sequence<i...>) {
        std::uint64_t word = 0;
        ((word |= (men >> i & std::uint64_t{1}) << p.spots[side][i]), ...);
        return Half(word) & every_spot;
    }
    (std::make_index_sequence<animal_count>{});
}

inline Half where(const Position& p, Side side, Men men) {
    Half result;
    for (Men rest = men; rest != 0; rest = without_first(rest))
        result.set(p.spot(side, first_man(rest)));
    return result & every_spot;
}

/// The opposing animals that an animal of a side would eat.
template <Man man>
Half food(const Position& p, Side side) {
    return where<eats[index(man)]>(p, !side);
}

/// The opposing animals that an animal eats when it comes to stand on a spot.
inline Men eaten_from(const Position& p, Side side, Man man, Point spot) {
    Men eaten = 0;
    const Half near = beside[side][spot.number] & p.animals(!side);
    if (near.empty()) return eaten;
    for (Men rest = eats[index(man)] & p.on_board[!side]; rest != 0; rest = without_first(rest))
        if (near.test(p.spot(!side, first_man(rest)))) eaten |= bit(first_man(rest));
    return eaten;
}

/// Whether an animal that comes to stand on a spot is eaten there.
inline bool is_eaten_on(const Position& p, Side side, Man man, Point spot) {
    return !(beside[side][spot.number] & where(p, !side, eaten_by[index(man)])).empty();
}

}  // namespace refskak::rules::fences
