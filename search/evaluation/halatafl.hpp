#pragma once

#include <array>
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
    Values values(const Position& p) const;
    Score threatened(const Position& p, rules::Side victim) const;
    Score advanced(const Position& p, rules::Side side) const;
    Score mobile(const Position& p, rules::Side side) const;

    const Game& game_;
    const rules::leaping::Board& board_;
    const rules::halatafl::Ways& ways_;
};

}  // namespace refskak::search
