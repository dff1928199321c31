#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/fences/fences.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Wolf and Fox: prey left and in danger, what the predators can still do, the way to the last
/// rank, fences, spare steps, and the count of men that decides a game which nobody wins.
template <>
class Evaluation<rules::fences::Fences> {
  public:
    using Position = rules::fences::Position;

    explicit Evaluation(const rules::fences::Fences& game);

    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    int limit_;
    std::array<std::int16_t, rules::fences::all_animals + 1> left_;  // by the animals on the board
};

}  // namespace refskak::search
