#pragma once

#include <array>
#include <vector>

#include "rules/fences/fences.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/evaluation/fences_weights.hpp"

namespace refskak::search {

/// Wolf and Fox: prey left and in danger, what the predators can still do, the way to the last
/// rank, fences, spare steps, and the count of men that decides a game which nobody wins.
template <>
class Evaluation<rules::fences::Fences> {
  public:
    using Position = rules::fences::Position;

    explicit Evaluation(const rules::fences::Fences& game)
        : limit_(game.progress_limit()), weights_(fences::weights(game.has_fences())) {}

    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    int limit_;
    std::array<Weight, fences::feature_count> weights_;
};

}  // namespace refskak::search
