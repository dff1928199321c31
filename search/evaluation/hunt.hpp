#pragma once

#include <array>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Fox and Geese and its kin. Good for White: geese, ranks won, a closed line. Good for Black: free
/// points around the fox, leaps he threatens, geese that he has passed.
template <>
class Evaluation<rules::hunt::Hunt> {
  public:
    using Position = rules::hunt::Position;

    explicit Evaluation(const rules::hunt::Hunt& game) : game_(game) {}

    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    enum Part { material, advance, support, passed, freedom, threats, reach, part_count };
    using Parts = std::array<Score, part_count>;  // from White's view

    Parts parts(const Position& p) const;
    Score material_of(const Position& p) const;
    void add_geese(const Position& p, Parts& parts) const;
    void add_foxes(const Position& p, Parts& parts) const;

    const rules::hunt::Hunt& game_;
};

}  // namespace refskak::search
