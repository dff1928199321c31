#pragma once

#include <array>
#include <vector>

#include "rules/tafl/tafl.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Tafl: men, the king's ways out, his air, the attackers closing on him and the cordon they draw
/// around him.
template <int width>
class Evaluation<rules::tafl::Tafl<width>> {
  public:
    using Game = rules::tafl::Tafl<width>;
    using Position = typename Game::Position;

    explicit Evaluation(const Game& game);
    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    using Board = typename Game::Geometry;
    using Set = typename Game::Set;
    static constexpr int terms = 8;
    using Values = std::array<Score, terms>;

    Values values(const Position& p) const;
    Score ways_out(const Position& p, const Set& first, const Set& second) const;
    Score siege(const Position& p) const;
    Score cordon(const Position& p) const;
    int quarters_held(const Position& p) const;
    bool held_at(const Position& p) const;

    const Game& game_;
    Score soldier_;                // what a soldier is worth against an attacker's fixed price
    std::array<Set, 4> quarters_;  // by diagonal way from the throne
    std::array<Set, 4> guards_;    // the diagonals that cut a corner off, one for each quarter
};

extern template class Evaluation<rules::tafl::Tafl<5>>;
extern template class Evaluation<rules::tafl::Tafl<7>>;
extern template class Evaluation<rules::tafl::Tafl<9>>;
extern template class Evaluation<rules::tafl::Tafl<11>>;
extern template class Evaluation<rules::tafl::Tafl<13>>;
extern template class Evaluation<rules::tafl::Tafl<15>>;
extern template class Evaluation<rules::tafl::Tafl<17>>;
extern template class Evaluation<rules::tafl::Tafl<19>>;

}  // namespace refskak::search
