#include "rules/hunt/hunt.hpp"

#include <bit>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/hunt/start.hpp"
#include "rules/open_start.hpp"
#include "rules/words.hpp"

namespace refskak::rules::hunt {

using leaping::Direction;

Hunt::Hunt(const Parameters& parameters)
    : rules_(read_ruleset(parameters)),
      board_(rules_.layout()),
      ahead_is_progress_(rules_.steps_ahead_are_progress()) {
    set_up_goose_steps();
    set_up_fortress();
    start_ = made_start();
    require_open_start(*this);
}

Point Hunt::named_point(Cell cell, std::string_view key) const {
    const Point point = board_.point(cell);
    if (!point.exists())
        throw Fault("key " + quoted(key) + ": " + cell_text(cell) + " is no point of the board");
    return point;
}

void Hunt::set_up_goose_steps() {
    for (const Point from : board_.points())
        for (int i = 0; i < leaping::direction_count; ++i)
            if (rules_.may_step(static_cast<Direction>(i)))
                goose_steps_[from.number] |= board_.steps(from, static_cast<Direction>(i));
    for (const auto& [from, to] : rules_.extra_steps) {
        const Point start = named_point(from, "extra-steps");
        const Point end = named_point(to, "extra-steps");
        if (!board_.steps(start).test(end))
            throw Fault("key 'extra-steps': no line joins " + cell_text(from) + " and " +
                        cell_text(to));
        goose_steps_[start.number].set(end);
    }
}

void Hunt::set_up_fortress() {
    for (const Cell cell : rules_.fortress)
        fortress_.set(named_point(cell, "fortress"));
}

Position Hunt::made_start() const {
    if (!rules_.fen.empty()) return given_start(*this, rules_.fen);
    if (rules_.geese > board_.point_count())
        throw Fault("geese=" + std::to_string(rules_.geese) + " are more than the board's " +
                    std::to_string(board_.point_count()) + " points");
    const StartMen men = start_men(board_, rules_);
    Position p;
    p.geese = men.geese;
    p.foxes = men.foxes;
    p.fox_in_hand = rules_.free_placement;
    p.side = rules_.free_placement ? Side::black : rules_.first;
    p.key = full_key(p);
    return p;
}

Outcome Hunt::decided(const Position& p) const {
    const Outcome lost = fox_won(p);
    if (fortress_.empty() || !(fortress_ & ~p.geese).empty()) return lost;
    // Where both have won the side that has moved is looked at first.
    return lost.decided() && p.side == Side::white ? lost : win_for(Side::white, End::fortress);
}

Outcome Hunt::fox_won(const Position& p) const {
    if (p.geese.count() < rules_.min_geese) return win_for(Side::black, End::few_geese);
    if (rules_.escape && !p.fox_in_hand) {
        // Points are numbered by rank: the highest number is on the highest rank.
        const int highest = 63 - std::countl_zero(p.foxes.word());
        const int rank = board_.rank(Point{static_cast<std::uint16_t>(highest)});
        if ((p.geese & board_.up_to_rank(rank)).empty()) return win_for(Side::black, End::escape);
    }
    if (rules_.goal && !(p.foxes & board_.up_to_rank(0)).empty())
        return win_for(Side::black, End::goal);
    return {};
}

Position Hunt::after(const Position& p, const Move& move) const {
    Position next = p;
    next.key = key_after(p, move);
    bool progress = false;
    if (p.side == Side::white) {
        next.geese.reset(move.from);
        next.geese.set(move.to);
        progress = ahead_is_progress_ && board_.rank(move.to) > board_.rank(move.from);
    } else {
        if (move.from.exists()) next.foxes.reset(move.from);
        next.foxes.set(move.to);
        next.fox_in_hand = false;
        next.geese &= ~move.taken_points();
        progress = move.taken != 0 || !move.from.exists();
        ++next.move_number;
    }
    next.progress = progress ? 0 : p.progress + 1;
    next.side = !p.side;
    return next;
}

}  // namespace refskak::rules::hunt
