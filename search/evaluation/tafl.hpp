#pragma once

#include <array>
#include <vector>

#include "rules/tafl/tafl.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/evaluation/tafl_formation.hpp"
#include "search/evaluation/tafl_ways.hpp"
#include "search/evaluation/tafl_weights.hpp"
#include "search/tuning.hpp"

namespace refskak::search {

/// Tafl: men, the king's ways out, his air, the attackers closing on him and the cordon they draw
/// around him. What is counted is alike in all games, what it is worth is not.
template <int width>
class Evaluation<rules::tafl::Tafl<width>> {
  public:
    using Game = rules::tafl::Tafl<width>;
    using Position = typename Game::Position;
    using Counts = std::array<Score, tafl::features>;
    using Notes = tafl::Formations<typename Game::Set>;
    /// Most of the many rook moves change nothing: late ones are passed by boldly.
    static constexpr tuning::Selectivity selectivity{3, 2, 0.6, 1.9};

    explicit Evaluation(const Game& game) : Evaluation(game, tafl::weights_for(game.rules())) {}
    /// With other weights than its own, for tuning.
    Evaluation(const Game& game, const tafl::Weights& weights);
    Score evaluate(const Position& p) const;
    Score evaluate(const Position& p, Notes& notes) const;
    std::vector<Term> explain(const Position& p) const;
    /// Each feature's number, unweighed.
    Counts counts(const Position& p) const;

  private:
    using Board = typename Game::Geometry;
    using Set = typename Game::Set;
    using Formation = tafl::Formation<Set>;

    Counts values(const Position& p) const;
    template <class Count>
    void count_siege(const Position& p, Count&& count) const;
    template <class Count>
    void count_formation(const Set& men, Count&& count) const;
    template <class Count>
    void count_king(const Position& p, Formation& formation, Count&& count) const;
    template <class Count>
    void count_others(const Position& p, Formation& formation, Count&& count) const;
    bool cuts_off(Formation& formation, rules::Point king) const;
    Formation formation(const Set& attackers) const;
    Score evaluate(const Position& p, Formation& formation) const;

    const Game& game_;
    tafl::Weights weights_;
    tafl::Ways<width> ways_;
    Counts at_start_{};  // of those features that count men
    Score worth_at_start_ = 0;
    std::array<Score, Board::size> off_centre_;
    std::array<Set, Board::size> close_by_;  // the points within two steps
    std::array<Set, 4> quarters_;            // by diagonal way from the throne
    Set guards_;                             // the diagonals that cut the corners off
    Set close_guards_;                       // the diagonals behind those
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
