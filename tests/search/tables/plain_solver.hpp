#pragma once

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "rules/hunt/hunt.hpp"

namespace refskak::tests {

/// Solves a hunt game with one fox or two position by position, with the rules library alone: looks
/// at all undecided positions again and again until nothing changes. What is then undecided is
/// drawn. Slow and plain, so that the real solver has something to be compared with.
class PlainSolver {
  public:
    using Hunt = rules::hunt::Hunt;
    using Position = Hunt::Position;
    using Verdict = rules::Verdict;

    /// Only sets of geese that stand on `ground`, which no goose may be able to leave.
    PlainSolver(const Hunt& game, int geese, std::uint64_t ground)
        : game_(game), ground_(ground), foxes_(fox_sets(game)) {
        for (const std::uint64_t foxes : foxes_)
            fox_places_.emplace(foxes, fox_places_.size());
        const int fewest =
            game.rules().leaps == rules::hunt::Leaps::off ? geese : std::max(1, game.min_geese());
        for (int count = fewest; count <= geese; ++count)
            solve(count);
    }

    /// The sets of geese, and those of foxes that stand apart from them.
    const std::vector<std::uint64_t>& sets() const { return sets_; }
    const std::vector<std::uint64_t>& foxes() const { return foxes_; }
    Position position(std::uint64_t geese, std::uint64_t foxes, rules::Side side) const {
        Position p;
        p.geese = rules::leaping::PointSet{geese};
        p.foxes = rules::leaping::PointSet{foxes};
        p.side = side;
        p.key = rules::hunt::full_key(p);
        return p;
    }
    /// The verdict of a position of at most the goose number asked for, a draw if none wins.
    Verdict value(const Position& p) const {
        const rules::Outcome over = game_.decided(p);
        if (over.decided()) return over.verdict;
        if (p.geese.empty()) return Verdict::black;
        return values_[place(p.geese.word(), p.foxes.word(), p.side)];
    }

  private:
    static std::vector<std::uint64_t> fox_sets(const Hunt& game) {
        std::vector<std::uint64_t> sets;
        for (int one = 0; one < game.board().point_count(); ++one) {
            const std::uint64_t first = std::uint64_t{1} << one;
            if (game.rules().foxes == 1) sets.push_back(first);
            for (int other = 0; other < one && game.rules().foxes == 2; ++other)
                sets.push_back(first | std::uint64_t{1} << other);
        }
        return sets;
    }
    std::size_t place(std::uint64_t geese, std::uint64_t foxes, rules::Side side) const {
        return (places_.at(geese) * foxes_.size() + fox_places_.at(foxes)) * 2 +
               static_cast<std::size_t>(rules::index(side));
    }
    void solve(int count) {
        sets_.clear();
        const std::uint64_t end = std::uint64_t{1} << game_.board().point_count();
        for (std::uint64_t set = (std::uint64_t{1} << count) - 1; set < end;) {
            if ((set & ~ground_) == 0) {
                places_.emplace(set, places_.size());
                sets_.push_back(set);
            }
            const std::uint64_t low = set & -set;
            const std::uint64_t ripple = set + low;
            set = ((ripple ^ set) >> 2) / low | ripple;
        }
        // The foremost first: what comes of a step ahead is then known, and fewer sweeps do.
        std::reverse(sets_.begin(), sets_.end());
        values_.resize(places_.size() * foxes_.size() * 2, Verdict::draw);
        while (sweep()) {
        }
    }
    bool sweep() {
        bool changed = false;
        for (const std::uint64_t set : sets_)
            for (const std::uint64_t foxes : foxes_)
                for (const rules::Side side : {rules::Side::white, rules::Side::black}) {
                    if ((set & foxes) != 0) continue;
                    Verdict& value = values_[place(set, foxes, side)];
                    if (value != Verdict::draw) continue;
                    value = look(position(set, foxes, side));
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
    std::uint64_t ground_;
    std::vector<std::uint64_t> foxes_;
    std::unordered_map<std::uint64_t, std::size_t> fox_places_;
    std::vector<std::uint64_t> sets_;  // of the last goose number
    std::unordered_map<std::uint64_t, std::size_t> places_;
    std::vector<Verdict> values_;
    rules::MoveList<Hunt::Move> moves_;
};

}  // namespace refskak::tests
