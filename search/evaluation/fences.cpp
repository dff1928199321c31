#include "search/evaluation/fences.hpp"

#include <algorithm>
#include <bit>

#include "rules/fences/eating.hpp"

namespace refskak::search {

namespace {

using namespace rules;
using namespace rules::fences;

// Prey that only one opposing predator eats lives longer than prey that both eat.
constexpr Score prey_worth = 100;
constexpr Score safer_prey = 35;
// The fewer are left, the nearer is the end: each one lost weighs more than the one before.
constexpr Score lost_prey_squared = 6;
constexpr Score endangered_to_move = 12;
constexpr Score endangered_waiting = 45;
constexpr Score predator_step = 8;
constexpr Score promoted_predator = 60;
constexpr Score locked_predator = -180;
constexpr Score idle_predator = -60;
constexpr Score blocked_man = -6;
constexpr Score rank_of_predator = 5;
constexpr Score rank_of_prey = 1;
constexpr Score promoted_prey = 12;
constexpr Score man_in_count = 10;

Score prey_left(const Position& p, Side side) {
    const Men left = p.on_board[side] & prey;
    Score score = 0;
    for (Men rest = left; rest != 0; rest = without_first(rest)) {
        // Of fox and wolf: that opposing grapes fear the rooster weighs too little.
        const Men hunters = eaten_by[index(first_man(rest))] & predators;
        score += prey_worth + (std::popcount(hunters) == 1 ? safer_prey : 0);
    }
    const int lost = std::popcount(prey) - std::popcount(left);
    return score - lost_prey_squared * lost * lost;
}

Score danger(const Position& p, Side side) {
    Men endangered = 0;
    for (const Man hunter : {Man::wolf, Man::fox})
        for (const Point to : reach(p, !side, hunter) & ~p.occupied)
            endangered |= eaten_from(p, !side, hunter, to);
    const Score each = p.side == side ? endangered_to_move : endangered_waiting;
    return -each * std::popcount(endangered);
}

Score predators_power(const Position& p, Side side) {
    Score score = 0;
    for (const Man man : {Man::wolf, Man::fox}) {
        score += predator_step * (reach(p, side, man) & ~p.occupied).count();
        if ((p.promoted[side] & bit(man)) != 0) score += promoted_predator;
        if (is_locked(p, side, man)) score += locked_predator;
        if ((p.on_board[!side] & eats[index(man)]) == 0) score += idle_predator;
    }
    return score;
}

Score advance(const Position& p, Side side) {
    Score score = 0;
    for (Men rest = p.on_board[side]; rest != 0; rest = without_first(rest)) {
        const Man man = first_man(rest);
        const bool hunts = (bit(man) & predators) != 0;
        const int rank = rank_for(side, rank_of(p.square(side, man)));
        if ((p.promoted[side] & bit(man)) == 0)
            score += rank * (hunts ? rank_of_predator : rank_of_prey);
        else
            score += hunts ? width * rank_of_predator : promoted_prey;
        if ((reach(p, side, man) & ~p.occupied).empty()) score += blocked_man;
    }
    return score;
}

/// Weighs nothing while there is progress, and more the nearer the limit comes.
Score count_of_men(const Position& p, Side side, int limit) {
    if (limit == 0) return 0;
    return man_in_count * men_left(p, side) * std::min(p.progress, limit) / limit;
}

}  // namespace

Evaluation<Fences>::Parts Evaluation<Fences>::parts_of(const Position& p, Side side) const {
    return {prey_left(p, side), danger(p, side), predators_power(p, side), advance(p, side),
            count_of_men(p, side, limit_)};
}

Score Evaluation<Fences>::evaluate(const Position& p) const {
    // While men are being placed nothing can be told apart yet.
    if (p.placing()) return 0;
    const Parts own = parts_of(p, p.side);
    const Parts other = parts_of(p, !p.side);
    Score score = 0;
    for (int i = 0; i < part_count; ++i)
        score += own[i] - other[i];
    return score;
}

std::vector<Term> Evaluation<Fences>::explain(const Position& p) const {
    static constexpr std::array<const char*, part_count> names{"prey", "danger", "predators",
                                                               "advance", "count"};
    std::vector<Term> terms;
    if (p.placing()) return terms;
    const Parts white = parts_of(p, Side::white);
    const Parts black = parts_of(p, Side::black);
    for (int i = 0; i < part_count; ++i)
        terms.push_back({names[i], white[i] - black[i]});
    return terms;
}

}  // namespace refskak::search
