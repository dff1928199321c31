#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "rules/leaping/surroundings.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// Fox and Geese and its kin: the geese want to stand close, without holes, and to leave the fox
/// no room; the fox wants geese and the open.
template <>
class Evaluation<rules::hunt::Hunt> {
  public:
    using Game = rules::hunt::Hunt;
    using Position = Game::Position;

    explicit Evaluation(const Game& game);
    Score evaluate(const Position& p) const;
    std::vector<Term> explain(const Position& p) const;

  private:
    using PointSet = rules::leaping::PointSet;
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
    using Values = std::array<Score, terms>;
    static constexpr int near_rings = 3;

    /// Where the foxes get to by steps alone.
    struct Reach {
        PointSet near;  // within `near_rings` steps
        PointSet all;
        PointSet beside_near;  // what touches `near`
        int to_goal = 0;       // steps to rank 1, 0 where there is no way
    };

    void set_prices();
    Values values(const Position& p) const;
    Reach reach(const Position& p) const;
    void judge_foxes(const Position& p, Values& v) const;
    void judge_room(const Reach& reached, Values& v) const;
    void judge_geese(const Position& p, const Reach& reached, Values& v) const;
    int holes_at(const Position& p, const Reach& reached) const;
    int few_moves_of(const Position& p, const Reach& reached) const;
    void judge_ranks(const Position& p, Values& v) const;

    const Game& game_;
    const rules::leaping::Board& board_;
    rules::leaping::Surroundings surroundings_;
    bool goal_;
    bool can_retreat_;
    bool can_leap_;
    bool between_;
    std::array<Score, rules::leaping::most_points + 1> prices_{};  // by the number of geese
    // Through each point, the two ends of every line of three that it is the middle of.
    std::array<std::array<PointSet, 4>, rules::leaping::most_points> axes_{};
    // The points whose rank, written in binary, has that bit.
    std::array<PointSet, 5> rank_bits_{};
};

}  // namespace refskak::search
