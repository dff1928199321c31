#pragma once

#include <vector>

#include "rules/halatafl/halatafl.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/evaluation/halatafl_features.hpp"

namespace refskak::search {

/// Halatafl: men, leaps that threaten, where the men stand and whether they can still move.
template <>
class Evaluation<rules::halatafl::Halatafl> {
  public:
    using Game = rules::halatafl::Halatafl;
    using Position = Game::Position;

    explicit Evaluation(const Game& game) : places_(game), limit_(game.progress_limit()) {}
    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    Score faded(const Position& p, Score score) const;

    halatafl::Places places_;
    int limit_;
};

}  // namespace refskak::search
