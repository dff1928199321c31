#pragma once

#include <vector>

#include "rules/hunt/hunt.hpp"
#include "rules/leaping/union_table.hpp"

namespace refskak::search::hunt {

/// All geese of a set looked at together: the points are laid out anew so that a step in one
/// direction is the same turn of the word wherever it begins. A user's board that cannot be laid
/// out so, or whose lines bend, takes a few more turns.
class Lines {
  public:
    using PointSet = rules::leaping::PointSet;

    explicit Lines(const rules::hunt::Hunt& game);

    PointSet lay_out(PointSet points) const { return laid_out_(points); }

    // Of sets that are laid out.

    /// The steps that the geese have where no fox is in the way.
    int steps(PointSet geese) const;
    /// The lines of three points with a goose in the middle, none at the ends, and at least one
    /// end in `near`.
    int holes(PointSet geese, PointSet near) const;

  private:
    struct Step {
        PointSet from;
        int turn;
    };
    struct Axis {
        PointSet middles;
        int turn;
        int other_turn;
    };

    void add_step(rules::Point from, rules::Point to);
    void add_axis(rules::Point middle, PointSet ends);
    int turn_between(rules::Point from, rules::Point to) const;

    rules::leaping::UnionTable laid_out_;
    std::vector<Step> steps_;
    std::vector<Axis> axes_;
};

}  // namespace refskak::search::hunt
