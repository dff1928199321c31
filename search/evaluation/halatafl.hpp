#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/halatafl/halatafl.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Halatafl: men, leaps that threaten, how far the men have come and whether they can still move.
/// Both sides alike: each term is White's value less Black's.
template <>
class Evaluation<rules::halatafl::Halatafl> {
  public:
    using Game = rules::halatafl::Halatafl;
    using Position = Game::Position;

    explicit Evaluation(const Game& game);
    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    using PointSet = rules::leaping::PointSet;
    enum Part : unsigned char { men, threats, advance, mobility, tempo, terms };
    using Values = std::array<Score, terms>;
    /// A line of three through a point: the ends.
    struct Axis {
        PointSet ends;
        PointSet landings;  // the ends on which a leap may stop
    };

    Values values(const Position& p) const;
    Score threatened(const Position& p, rules::Side victim) const;
    Score advanced(const Position& p, rules::Side side) const;
    Score mobile(const Position& p, rules::Side side) const;

    const Game& game_;
    const rules::leaping::Board& board_;
    std::array<std::array<Axis, 4>, rules::leaping::most_points> axes_{};
    std::array<std::uint8_t, rules::leaping::most_points> axis_counts_{};
};

}  // namespace refskak::search
