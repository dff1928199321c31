#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "search/tables/pairs.hpp"
#include "search/tables/rows.hpp"

namespace refskak::search::tables {

/// For each point those that a goose's step joins it with.
class GooseSteps {
  public:
    Word operator()(int point) const { return ends_[static_cast<std::size_t>(point)]; }
    /// Whether a step ends so many rows further up (-1, 0 or 1).
    bool lead(int rows) const { return rows_[static_cast<std::size_t>(rows + 1)]; }
    void add(int from, int to, int rows) {
        ends_[static_cast<std::size_t>(from)] |= bit(to);
        rows_[static_cast<std::size_t>(rows + 1)] = true;
    }

  private:
    std::array<Word, rules::leaping::most_points> ends_{};
    std::array<bool, 3> rows_{};
};

/// The moves of a hunt game in words of points: what a solver that treats all places of the fox at
/// once asks of the rules.
class Men {
  public:
    explicit Men(const rules::hunt::Hunt& game);

    const rules::hunt::Ruleset& rules() const { return rules_; }
    const Rows& rows() const { return rows_; }
    int foxes() const { return rules_.foxes; }
    /// How many words hold all places of the foxes on a goose set: with two foxes one for each
    /// free point.
    std::uint64_t cells(int geese) const {
        return foxes() == 1 ? 1 : static_cast<std::uint64_t>(rows_.points() - geese);
    }
    /// Whether geese can come back to where they were, so that play can go round in circles.
    bool has_circles() const { return can_retreat_ || goose_steps_.lead(0); }
    /// Whether tables hold distances: they serve to leave circles. For two foxes they would take
    /// more memory than the values leave.
    bool keeps_distances() const { return has_circles() && foxes() == 1; }
    /// Whether a goose can step to a lower rank.
    bool can_retreat() const { return can_retreat_; }

    /// Where a goose steps to, were all points free.
    const GooseSteps& goose_steps() const { return goose_steps_; }
    /// Those of its steps that can be undone, and where such a step can have come from.
    const GooseSteps& circling_steps() const { return circling_steps_; }
    const GooseSteps& circling_origins() const { return circling_origins_; }
    /// The same for those that cannot be undone.
    const GooseSteps& final_steps() const { return final_steps_; }
    const GooseSteps& final_origins() const { return final_origins_; }

    /// The points from which a fox steps to one of `targets`.
    Word fox_steps(Word targets) const {
        Word origins = 0;
        for (std::size_t i = 0; i < step_tables_.size(); ++i)
            origins |= step_tables_[i][targets >> (8 * i) & 0xFF];
        return origins;
    }
    /// Where from, with nothing in the way, and where to.
    struct Leap {
        std::uint8_t from;
        std::uint8_t landing;
    };
    const std::vector<Leap>& leaps_over(int point) const {
        return leaps_[static_cast<std::size_t>(point)];
    }
    /// The points from which a fox leaps over `over` to one of `landings`.
    Word fox_leaps(int over, Word landings) const {
        Word origins = 0;
        for (const Leap& leap : leaps_over(over))
            origins |= (landings >> leap.landing & 1) << leap.from;
        return origins;
    }
    /// Where the fox has won at once, by escape or goal, against these geese.
    Word fox_won(Word geese) const;
    /// The same for two foxes: both must have escaped, or one be at the goal.
    Pairs foxes_won(Word geese) const;

  private:
    Word goal(Word geese) const;
    Word escaped(Word geese) const;
    void add_goose_steps(const rules::hunt::Hunt& game);
    void add_fox_moves(const rules::leaping::Board& board);

    rules::hunt::Ruleset rules_;
    Rows rows_;
    bool can_retreat_ = false;
    GooseSteps goose_steps_;
    GooseSteps circling_steps_;
    GooseSteps circling_origins_;
    GooseSteps final_steps_;
    GooseSteps final_origins_;
    std::array<std::vector<Leap>, rules::leaping::most_points> leaps_;
    std::vector<std::array<Word, 256>> step_tables_;  // by the bytes of a word
};

}  // namespace refskak::search::tables
