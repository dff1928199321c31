#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "rules/leaping/union_table.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/evaluation/hunt_formation.hpp"
#include "search/evaluation/hunt_lines.hpp"

namespace refskak::search {

/// Fox and Geese and its kin: the geese want to stand close, without holes, and to leave the fox
/// no room; the fox wants geese and the open.
template <>
class Evaluation<rules::hunt::Hunt> {
  public:
    using Game = rules::hunt::Hunt;
    using Position = Game::Position;
    using Notes = hunt::Formations;
    static constexpr unsigned cache_bits = 18;

    explicit Evaluation(const Game& game);
    Score evaluate(const Position& p) const;
    Score evaluate(const Position& p, Notes& notes) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    using PointSet = rules::leaping::PointSet;
    using PointSets = std::array<PointSet, rules::leaping::most_points>;
    enum Part : unsigned char {
        geese,
        freedom,
        room,
        threats,
        holes,
        line,
        advance,
        mobility,
        breakthrough,
        passed,
        fortress,
        tempo,
        terms
    };
    struct Leap {
        PointSet over;
        PointSet landing;
    };
    struct Total;
    struct Terms;
    static constexpr int near_rings = 3;

    void set_prices();
    void set_lines();
    void form(PointSet geese, rules::Key key, hunt::Formation& made) const;
    PointSet spread(PointSet from, PointSet geese) const;
    PointSet region_of(const Position& p, PointSet near, hunt::Formation& formation) const;
    PointSet reach_near(const Position& p) const;
    int steps_to_goal(const Position& p) const;
    Score unevenness(PointSet geese) const;
    Terms judge_alone(const Position& p) const;
    template <class Sink>
    void judge(const Position& p, hunt::Formation& formation, Sink& sink) const;
    template <class Sink>
    void judge_foxes(const Position& p, Sink& sink) const;
    template <class Sink>
    void judge_room(const Position& p, hunt::Formation& formation, Sink& sink) const;
    template <class Sink>
    void judge_geese(const Position& p, const hunt::Formation& formation, Sink& sink) const;

    const Game& game_;
    const rules::leaping::Board& board_;
    hunt::Lines lines_;
    rules::leaping::UnionTable beside_;  // all points that a line joins to those
    bool goal_;
    bool can_leap_;
    bool between_;
    bool counts_passed_;
    std::array<Score, rules::leaping::most_points + 1> prices_{};  // by the number of geese
    PointSets above_{};                                            // the points of higher ranks
    PointSets stepped_to_{};  // the points from which a goose steps there
    // From each point; over all points where there is none.
    std::array<std::array<Leap, rules::leaping::most_leaps>, rules::leaping::most_points> leaps_{};
    // The points whose rank, written in binary, has that bit.
    std::array<PointSet, 5> rank_bits_{};
};

}  // namespace refskak::search
