#include <bit>

#include "rules/fences/eating.hpp"
#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

namespace {

// A winning move gains more than any that merely eats.
constexpr int winning_gain = 10;

Move step(Man man, Point from, Point to, int gain) {
    return {static_cast<std::uint8_t>(from.number), static_cast<std::uint8_t>(to.number), man,
            static_cast<std::uint8_t>(gain)};
}

int gain_by(const Position& p, Side side, int eaten) {
    const bool wins = eaten != 0 && eaten == std::popcount(Men(p.on_board[!side] & prey));
    return wins ? winning_gain : eaten;
}

/// The steps of an animal that eats others; if so wanted, only those with which it eats.
template <Side side, Man man, bool eating_only>
void generate_eater(const Position& p, MoveList<Move>& list) {
    if ((p.on_board[side] & bit(man)) == 0) return;
    const Half free = reach(p, side, man) & ~p.occupied[side];
    const Half prey_near = food<man>(p, side);
    const Half eating = beside_of(!side, prey_near);
    const Half ends = eating_only ? Half(free & eating) : free;
    for (const Point to : ends) {
        const int eaten = eating.test(to) ? (beside[side][to.number] & prey_near).count() : 0;
        list.push(step(man, p.spot(side, man), to, gain_by(p, side, eaten)));
    }
}

template <Side side, bool eating_only>
void generate_predators(const Position& p, MoveList<Move>& list) {
    generate_eater<side, Man::wolf, eating_only>(p, list);
    generate_eater<side, Man::fox, eating_only>(p, list);
}

/// The spots where a man in hand may be placed now.
Half places(const Position& p, Man man) {
    const Half free = home_of(p.side, man) & ~p.occupied[colour_of(p.side, man)];
    if (man == Man::fence || (bit(man) & predators) != 0) return free;
    // The second rank must keep room for the predators in hand.
    const Half second_rank = home_of(p.side, Man::wolf);
    const int room = (second_rank & ~p.occupied[p.side]).count();
    const int needed = std::popcount(static_cast<Men>(p.hand[p.side] & predators));
    return room > needed ? free : free & ~second_rank;
}

Men kinds_in_hand(const Position& p) { return p.hand[p.side] & ~second_fence; }

void generate_placings(const Position& p, MoveList<Move>& list) {
    for (Men rest = kinds_in_hand(p); rest != 0; rest = without_first(rest))
        for (const Point to : places(p, first_man(rest)))
            list.push({Move::nowhere, static_cast<std::uint8_t>(to.number), first_man(rest), 0});
}

template <Side side>
void generate_harmless(const Position& p, Men men, MoveList<Move>& list) {
    for (Men rest = men & p.on_board[side]; rest != 0; rest = without_first(rest)) {
        const Man man = first_man(rest);
        for (const Point to : reach(p, side, man) & ~p.occupied[side])
            list.push(step(man, p.spot(side, man), to, 0));
    }
}

template <Side side>
void generate_steps(const Position& p, MoveList<Move>& list) {
    constexpr Men before_rooster = (bit(Man::rooster) - 1) & ~predators;
    constexpr Men behind_rooster = all_animals & ~(predators | before_rooster | bit(Man::rooster));
    generate_predators<side, false>(p, list);
    generate_harmless<side>(p, before_rooster, list);
    generate_eater<side, Man::rooster, false>(p, list);
    generate_harmless<side>(p, behind_rooster, list);
    for (const Point from : p.fences[side])
        for (const Point to : around[!side][from.number] & ~p.occupied[!side])
            list.push(step(Man::fence, from, to, 0));
}

/// Where a fence would lock an opposing predator. Only a fence can lock, since the opponent's
/// animals live on the colour of one's own fences; the predator has one free spot left at most,
/// and that is where the fence must come. (It may leave another of the predator's spots to do so.)
Half locking_spots(const Position& p) {
    Half result;
    for (const Man predator : {Man::wolf, Man::fox}) {
        const Half free = reach(p, !p.side, predator) & ~p.occupied[!p.side];
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
    if (p.side == Side::white)
        generate_steps<Side::white>(p, list);
    else
        generate_steps<Side::black>(p, list);
}

void Fences::generate_noisy(const Position& p, MoveList<Move>& list) const {
    if (p.placing()) return;
    if (p.side == Side::white) {
        generate_predators<Side::white, true>(p, list);
        generate_eater<Side::white, Man::rooster, true>(p, list);
    } else {
        generate_predators<Side::black, true>(p, list);
        generate_eater<Side::black, Man::rooster, true>(p, list);
    }
    if (has_fences_) generate_locking(p, list);
}

/// The moves that win by locked predators.
void Fences::generate_locking(const Position& p, MoveList<Move>& list) const {
    const auto push_if_won = [&](const Move& move) {
        if (is_win_for(after(p, move).outcome, p.side)) list.push(move);
    };
    if (const Half locking = locking_spots(p); !locking.empty())
        for (const Point from : p.fences[p.side])
            for (const Point to : around[!p.side][from.number] & locking)
                push_if_won(step(Man::fence, from, to, winning_gain));
    if (const Men food = last_food_of_the_free(p); food != 0) {
        const Man man = first_man(food);
        for (const Point to : reach(p, p.side, man) & ~p.occupied[p.side])
            if (is_eaten_on(p, p.side, man, to) && eaten_from(p, p.side, man, to) == 0)
                push_if_won(step(man, p.spot(p.side, man), to, winning_gain));
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
        count += (reach(p, p.side, first_man(rest)) & ~p.occupied[p.side]).count();
    for (const Point from : p.fences[p.side])
        count += (around[!p.side][from.number] & ~p.occupied[!p.side]).count();
    return static_cast<std::size_t>(count);
}

}  // namespace refskak::rules::fences
