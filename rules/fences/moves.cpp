#include <bit>

#include "rules/fences/eating.hpp"
#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

namespace {

// A winning move gains more than any that merely eats.
constexpr int winning_gain = 10;

int gain_of(const Position& p, Man man, Point to) {
    const Men eaten = eaten_from(p, p.side, man, to);
    if (eaten == 0) return 0;
    const bool wins = (p.on_board[!p.side] & prey) == eaten;
    return wins ? winning_gain : std::popcount(eaten);
}

Move step(Man man, Point from, Point to, int gain) {
    return {static_cast<std::uint8_t>(from.number), static_cast<std::uint8_t>(to.number), man,
            static_cast<std::uint8_t>(gain)};
}

/// The squares where a man in hand may be placed now.
Squares places(const Position& p, Man man) {
    const Squares free = home_of(p.side, man) & ~p.occupied;
    if (man == Man::fence || (bit(man) & predators) != 0) return free;
    // The second rank must keep room for the predators in hand.
    const Squares second_rank = home_of(p.side, Man::wolf);
    const int room = (second_rank & ~p.occupied).count();
    const int needed = std::popcount(static_cast<Men>(p.hand[p.side] & predators));
    return room > needed ? free : free & ~second_rank;
}

Men kinds_in_hand(const Position& p) { return p.hand[p.side] & ~second_fence; }

void generate_placings(const Position& p, MoveList<Move>& list) {
    for (Men rest = kinds_in_hand(p); rest != 0; rest = without_first(rest))
        for (const Point to : places(p, first_man(rest)))
            list.push({Move::nowhere, static_cast<std::uint8_t>(to.number), first_man(rest), 0});
}

void generate_steps(const Position& p, Man man, MoveList<Move>& list) {
    const Point from = p.square(p.side, man);
    for (const Point to : reach(p, p.side, man) & ~p.occupied)
        list.push(step(man, from, to, gain_of(p, man, to)));
}

/// Where a fence would lock an opposing predator. Only a fence can lock, since the opponent's
/// animals live on the colour of one's own fences; the predator has one free square left at most,
/// and that is where the fence must come. (It may leave another of the predator's squares to do
/// so.)
Squares locking_squares(const Position& p) {
    Squares result;
    for (const Man predator : {Man::wolf, Man::fox}) {
        const Squares free = reach(p, !p.side, predator) & ~p.occupied;
        if (free.count() == 1) result |= free;
    }
    return result;
}

/// The man whose loss would leave an opposing predator idle while the other is locked.
Men last_food_of_the_free(const Position& p) {
    if (p.fences[p.side].empty()) return 0;
    const Side other = !p.side;
    for (const Man held : {Man::wolf, Man::fox}) {
        const Man free = held == Man::wolf ? Man::fox : Man::wolf;
        const Men food = p.on_board[p.side] & eats[index(free)];
        if (std::has_single_bit(food) && is_locked(p, other, held)) return food;
    }
    return 0;
}

}  // namespace

void Fences::generate(const Position& p, MoveList<Move>& list) const {
    if (p.placing()) return generate_placings(p, list);
    for (Men rest = p.on_board[p.side]; rest != 0; rest = without_first(rest))
        generate_steps(p, first_man(rest), list);
    for (const Point from : p.fences[p.side])
        for (const Point to : around[from.number] & ~p.occupied)
            list.push(step(Man::fence, from, to, 0));
}

void Fences::generate_noisy(const Position& p, MoveList<Move>& list) const {
    if (p.placing()) return;
    for (const Man man : {Man::wolf, Man::fox, Man::rooster}) {
        if ((p.on_board[p.side] & bit(man)) == 0) continue;
        const Point from = p.square(p.side, man);
        for (const Point to : reach(p, p.side, man) & ~p.occupied)
            if (const int gain = gain_of(p, man, to); gain != 0)
                list.push(step(man, from, to, gain));
    }
    const auto push_if_won = [&](const Move& move) {
        if (is_win_for(after(p, move).outcome, p.side)) list.push(move);
    };
    if (const Squares locking = locking_squares(p); !locking.empty())
        for (const Point from : p.fences[p.side])
            for (const Point to : around[from.number] & locking)
                push_if_won(step(Man::fence, from, to, winning_gain));
    if (const Men food = last_food_of_the_free(p); food != 0) {
        const Man man = first_man(food);
        const Point from = p.square(p.side, man);
        for (const Point to : reach(p, p.side, man) & ~p.occupied)
            if (is_eaten_on(p, p.side, man, to) && gain_of(p, man, to) == 0)
                push_if_won(step(man, from, to, winning_gain));
    }
}

std::size_t Fences::count_moves(const Position& p) const {
    int count = 0;
    if (p.placing()) {
        for (Men rest = kinds_in_hand(p); rest != 0; rest = without_first(rest))
            count += places(p, first_man(rest)).count();
        return static_cast<std::size_t>(count);
    }
    for (Men rest = p.on_board[p.side]; rest != 0; rest = without_first(rest))
        count += (reach(p, p.side, first_man(rest)) & ~p.occupied).count();
    for (const Point from : p.fences[p.side])
        count += (around[from.number] & ~p.occupied).count();
    return static_cast<std::size_t>(count);
}

std::uint16_t Fences::hint(const Move& m) const {
    // The top bits keep steps, placings and "no hint" apart.
    if (m.is_placing()) return static_cast<std::uint16_t>(0x8000 | index(m.man) << 7 | m.to);
    return static_cast<std::uint16_t>(0x4000 | m.from << 7 | m.to);
}

}  // namespace refskak::rules::fences
