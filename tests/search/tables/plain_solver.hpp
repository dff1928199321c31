#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rules/hunt/hunt.hpp"

namespace refskak::tests {

/// Solves a hunt game with one fox position by position, with the rules library alone: looks at all
/// undecided positions again and again until nothing changes. What is then undecided is drawn.
/// Slow and plain, so that the real solver has something to be compared with.
class PlainSolver {
  public:
    using Hunt = rules::hunt::Hunt;
    using Position = Hunt::Position;
    using Verdict = rules::Verdict;

    /// Only sets of geese that stand on `ground`, which no goose may be able to leave.
    PlainSolver(const Hunt& game, int geese, std::uint64_t ground)
        : game_(game), points_(game.board().point_count()), ground_(ground) {
        const int fewest =
            game.rules().leaps == rules::hunt::Leaps::off ? geese : std::max(1, game.min_geese());
        for (int count = fewest; count <= geese; ++count)
            solve(count);
    }

    const std::vector<std::uint64_t>& sets() const { return sets_; }
    Position position(std::uint64_t geese, int fox, rules::Side side) const {
        Position p;
        p.geese = rules::leaping::PointSet{geese};
        p.foxes.set(rules::Point{static_cast<std::uint16_t>(fox)});
        p.side = side;
        p.key = rules::hunt::full_key(p);
        return p;
    }
    /// The verdict of a position of at most the goose number asked for, a draw if none wins.
    Verdict value(const Position& p) const {
        const rules::Outcome over = game_.decided(p);
        if (over.decided()) return over.verdict;
        if (p.geese.empty()) return Verdict::black;
        return values_[place(p)];
    }

  private:
    std::size_t place(const Position& p) const {
        const auto fox = static_cast<std::size_t>(p.foxes.first().number);
        return (places_.at(p.geese.word()) * static_cast<std::size_t>(points_) + fox) * 2 +
               static_cast<std::size_t>(rules::index(p.side));
    }
    void solve(int count) {
        sets_.clear();
        const std::uint64_t end = std::uint64_t{1} << points_;
        for (std::uint64_t set = (std::uint64_t{1} << count) - 1; set < end;) {
            if ((set & ~ground_) == 0) {
                places_.emplace(set, places_.size());
                sets_.push_back(set);
            }
            const std::uint64_t low = set & -set;
            const std::uint64_t ripple = set + low;
            set = ((ripple ^ set) >> 2) / low | ripple;
        }
        values_.resize(places_.size() * static_cast<std::size_t>(points_) * 2, Verdict::draw);
        while (sweep()) {
        }
    }
    bool sweep() {
        bool changed = false;
        for (const std::uint64_t set : sets_)
            for (int fox = 0; fox < points_; ++fox)
                for (const rules::Side side : {rules::Side::white, rules::Side::black}) {
                    if (set >> fox & 1) continue;
                    const Position p = position(set, fox, side);
                    Verdict& value = values_[place(p)];
                    if (value != Verdict::draw) continue;
                    value = look(p);
                    changed = changed || value != Verdict::draw;
                }
        return changed;
    }
    Verdict look(const Position& p) {
        if (const rules::Outcome over = game_.decided(p); over.decided()) return over.verdict;
        moves_.clear();
        game_.generate(p, moves_);
        if (moves_.empty()) return game_.no_move(p).verdict;
        const Verdict own = p.side == rules::Side::white ? Verdict::white : Verdict::black;
        bool all_lost = true;
        for (const auto& move : moves_) {
            const Verdict reply = value(game_.after(p, move));
            if (reply == own) return own;
            all_lost = all_lost && reply != Verdict::draw;
        }
        if (!all_lost) return Verdict::draw;
        return own == Verdict::white ? Verdict::black : Verdict::white;
    }

    const Hunt& game_;
    int points_;
    std::uint64_t ground_;
    std::vector<std::uint64_t> sets_;  // of the last goose number
    std::unordered_map<std::uint64_t, std::size_t> places_;
    std::vector<Verdict> values_;
    rules::MoveList<Hunt::Move> moves_;
};

}  // namespace refskak::tests
