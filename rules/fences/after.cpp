#include <bit>

#include "rules/fences/eating.hpp"
#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

namespace {

/// Whether a side has lost by its predators: all are locked, or one is and the other is idle.
bool is_shut_in(const Position& p, Side side) {
    if (p.fences[!side].empty()) return false;
    const bool wolf_locked = is_locked(p, side, Man::wolf);
    const bool fox_locked = is_locked(p, side, Man::fox);
    const auto idle = [&](Man predator) {
        return (p.on_board[!side] & eats[index(predator)]) == 0;
    };
    return (wolf_locked && (fox_locked || idle(Man::fox))) || (fox_locked && idle(Man::wolf));
}

/// Moves an animal and lets eat what must; true when that is progress.
template <Side side>
bool move_animal(Position& p, const Move& m) {
    const Point to{m.to};
    const bool was_promoted = (p.promoted[side] & bit(m.man)) != 0;
    const Men eaten = (bit(m.man) & eaters) != 0 ? eaten_from(p, side, m.man, to) : Men{0};
    const bool is_eaten = is_eaten_on(p, side, m.man, to);
    p.take(side, m.man);
    if (!is_eaten) p.put(side, m.man, to, was_promoted || last_ranks[side].test(to));
    for (Men rest = eaten; rest != 0; rest = without_first(rest))
        p.take(!side, first_man(rest));
    return eaten != 0 || is_eaten || !was_promoted;
}

/// True when the move is progress.
template <Side side>
bool play(Position& p, const Move& m) {
    if (m.is_placing()) {
        p.take_from_hand(side, m.man);
        if (m.man == Man::fence)
            p.put_fence(side, Point{m.to});
        else
            p.put(side, m.man, Point{m.to}, false);
        return true;
    }
    if (m.man != Man::fence) return move_animal<side>(p, m);
    p.take_fence(side, Point{m.from});
    p.put_fence(side, Point{m.to});
    return false;
}

}  // namespace

Position Fences::after(const Position& p, const Move& m) const {
    Position next = p;
    const bool progress = p.side == Side::white ? play<Side::white>(next, m)  //
                                                : play<Side::black>(next, m);
    next.progress = progress ? 0 : p.progress + 1;
    if (p.side == Side::black) ++next.move_number;
    next.side = !p.side;
    next.key ^= black_to_move_key;
    next.outcome = judge(next, p.side);
    return next;
}

Outcome judge(const Position& p, Side mover) {
    if (p.placing()) return {};
    if ((p.on_board[!mover] & prey) == 0) return win_for(mover, End::all_eaten);
    if ((p.on_board[mover] & prey) == 0) return win_for(!mover, End::all_eaten);
    if (is_shut_in(p, !mover)) return win_for(mover, End::locked);
    if (is_shut_in(p, mover)) return win_for(!mover, End::locked);
    return {};
}

int men_left(const Position& p, Side side) {
    return std::popcount(p.on_board[side]) + std::popcount(p.hand[side]) + p.fences[side].count();
}

Outcome Fences::by_count(const Position& p, End end) const {
    const int lead = men_left(p, Side::white) - men_left(p, Side::black);
    if (lead == 0) return draw_by(end);
    return win_for(lead > 0 ? Side::white : Side::black, end);
}

Outcome Fences::repeated(const Position& p) const {
    return repetition_ == Repetition::draw ? draw_by(End::repetition)
                                           : by_count(p, End::repetition);
}

}  // namespace refskak::rules::fences
