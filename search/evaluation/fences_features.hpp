#pragma once

#include <algorithm>
#include <bit>

#include "rules/fences/eating.hpp"
#include "rules/fences/fences.hpp"
#include "search/evaluation/fences_squares.hpp"
#include "search/evaluation/fences_weights.hpp"

/// How the features of a position of Wolf and Fox are counted.
namespace refskak::search::fences {

/// Counts what tells of a side's animals by their number: of `left`, which are on the board.
template <class Sink>
void count_left(Men left, Sink& sink) {
    const int lost = std::popcount(prey) - std::popcount(static_cast<Men>(left & prey));
    for (int i = 0; i < std::min(lost, 7); ++i)
        sink.add(static_cast<Feature>(prey_lost_1 + i), 1);
    constexpr Men of_wolf = eats[index(Man::wolf)];
    constexpr Men of_fox = eats[index(Man::fox)];
    sink.add(prey_of_wolf, std::popcount(static_cast<Men>(left & of_wolf & ~of_fox)));
    sink.add(prey_of_fox, std::popcount(static_cast<Men>(left & of_fox & ~of_wolf)));
}

/// Counts what else one side has. `Sink` takes each number: `sink.template add<feature>(number)`.
template <Side side, class Sink>
class SideCounter {
  public:
    SideCounter(const Position& p, Sink& sink)
        : p_(p), sink_(sink), free_(every_spot & ~p.occupied[side]), foes_(p.animals(!side)) {}

    void count() {
        if (p_.side == side) count_danger();
        const int wolf_steps = count_predator(Man::wolf);
        const int fox_steps = count_predator(Man::fox);
        if (wolf_steps * fox_steps == 0 && wolf_steps + fox_steps <= 1) sink_.add(both_held, 1);
        count_prey();
        for (const Point fence : p_.fences[side])
            sink_.add(fence_step, (around[other][fence.number] & ~p_.occupied[other]).count());
        if (p_.side == side) sink_.add(to_move, 1);
    }

  private:
    static constexpr Side other = !side;

    void count_danger() {
        const Half room = ~p_.occupied[other];
        const Half by_wolf = reach(p_, other, Man::wolf) & room;
        const Half by_fox = reach(p_, other, Man::fox) & room;
        const Half found = (beside_of(other, by_wolf) & food<Man::wolf>(p_, other)) |
                           (beside_of(other, by_fox) & food<Man::fox>(p_, other));
        if (found.empty()) return;
        sink_.add(endangered, 1);
        sink_.add(also_endangered, found.count() - 1);
    }

    int count_predator(Man man) {
        const Point at = p_.spot(side, man);
        const Half& to = reach(p_, side, man);
        const int free_steps = (to & free_).count();
        const bool promoted = (p_.promoted[side] & bit(man)) != 0;
        const bool barred = !(to & p_.fences[other]).empty();
        if (promoted) {
            sink_.add(promoted_predator_step, free_steps);
            sink_.add(man == Man::wolf ? promoted_wolf : promoted_fox, 1);
            sink_.add(hunted_near, (within_three[side][at.number] & foes_).count());
            sink_.add(hunted_far, (within_five[side][at.number] & foes_).count());
        } else {
            sink_.add(predator_step, free_steps);
            const int rank = rank_for(side, rank_of_spot(at));
            const Feature first = man == Man::wolf ? wolf_on_2 : fox_on_2;
            if (rank > 0) sink_.add(static_cast<Feature>(first + rank - 1), 1);
            sink_.add(in_reach, (in_front[side][at.number] & foes_).count());
        }
        if (barred) sink_.add(barred_predator, 1);
        if (free_steps == 0) sink_.add(stuck_predator, 1);
        if (free_steps == 0 && barred) sink_.add(locked_predator, 1);
        if ((p_.on_board[other] & eats[index(man)]) == 0) sink_.add(idle_predator, 1);
        return free_steps;
    }

    void count_prey() {
        const Half unsafe = beside[other][p_.spot(other, Man::wolf).number] |
                            beside[other][p_.spot(other, Man::fox).number];
        const Half good = free_ & ~unsafe;
        Half marching = p_.animals(side);
        marching.reset(p_.spot(side, Man::wolf));
        marching.reset(p_.spot(side, Man::fox));
        int safe_steps = 0;
        const Men promoted = p_.promoted[side] & prey;
        for (Men rest = promoted; rest != 0; rest = without_first(rest)) {
            const Point at = p_.spot(side, first_man(rest));
            marching.reset(at);
            safe_steps += (around[side][at.number] & good).count();
        }
        sink_.add(promoted_prey, std::popcount(promoted));
        int ranks = 0;
        for (std::size_t i = 0; i < 4; ++i)
            ranks += (marching & rank_bits[side][i]).count() << i;
        sink_.add(prey_rank, ranks);
        sink_.add(blocked_prey, (marching & ~ahead_of(other, side, free_)).count());
        const auto [one_way, other_way] = steps_ahead(side, side, marching);
        safe_steps += (one_way & good).count() + (other_way & good).count();
        sink_.add(safe_step, std::min(safe_steps, 6));
    }

    const Position& p_;
    Sink& sink_;
    Half free_;  // spots of the colour of `side`
    Half foes_;
};

/// What can be told while men are placed: predators and fences are of most use amid the board, and
/// prey is in their way on the second rank.
template <class Sink>
void count_placed(const Position& p, Side side, Sink& sink) {
    const auto inside = [](Point square) {
        return std::min(file_of(square), width - 1 - file_of(square));
    };
    for (Men rest = p.on_board[side]; rest != 0; rest = without_first(rest)) {
        const Man man = first_man(rest);
        const Point at = p.square(side, man);
        if ((bit(man) & predators) != 0)
            sink.add(predator_placed_inside, inside(at));
        else if (rank_for(side, rank_of(at)) == 0)
            sink.add(prey_placed_behind, 1);
    }
    for (const Point fence : p.fences[side])
        sink.add(fence_placed_inside, inside(square_at(!side, fence)));
}

/// Counts for both sides, but for `count_left`; White's sink and Black's.
template <class Sink>
void count_features(const Position& p, int progress_limit, Sink& white, Sink& black) {
    if (p.placing()) {
        count_placed(p, Side::white, white);
        count_placed(p, Side::black, black);
        return;
    }
    SideCounter<Side::white, Sink>(p, white).count();
    SideCounter<Side::black, Sink>(p, black).count();
    const int white_men = std::popcount(p.on_board.white);
    const int black_men = std::popcount(p.on_board.black);
    const int lead = white_men - black_men + p.fences.white.count() - p.fences.black.count();
    if (progress_limit != 0)
        white.add(lead_idling, lead * std::min(p.progress, progress_limit) * 10 / progress_limit);
}

}  // namespace refskak::search::fences
