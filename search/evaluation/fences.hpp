#pragma once

#include <array>
#include <vector>

#include "rules/fences/fences.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Wolf and Fox: prey left, prey in danger, what the predators can still do, the way to the last
/// rank, and the count of men that decides a game which nobody wins.
template <>
class Evaluation<rules::fences::Fences> {
  public:
    using Position = rules::fences::Position;

    explicit Evaluation(const rules::fences::Fences& game) : limit_(game.progress_limit()) {}

    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    static constexpr int part_count = 5;
    using Parts = std::array<Score, part_count>;

    Parts parts_of(const Position& p, rules::Side side) const;

    int limit_;
};

}  // namespace refskak::search
