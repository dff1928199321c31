#pragma once

#include <array>

#include "rules/halatafl/position.hpp"
#include "rules/halatafl/ways.hpp"
#include "rules/leaping/move.hpp"
#include "rules/move_list.hpp"

namespace refskak::rules::halatafl {

/// The leaps of a side in a position, for all its men at a time. Most men have none, and a chain
/// over own men changes nothing but its man's place: so points are spread as sets, and only men
/// taken make a case of their own.
class Leaps {
  public:
    using PointSet = leaping::PointSet;
    using Move = leaping::Move;

    Leaps(const Ways& ways, const Position& p, Side side, PointSet points);

    /// The men who take in one leap, and those who leap over an own man.
    PointSet taking() const { return taking_ & own_; }
    PointSet able() const { return (taking_ | over_own_any_) & own_; }

    /// Where chains of a man end that take nothing, corners too.
    PointSet peaceful(Point man) const;
    /// Whether a man takes anything, from where he stands or from one of the points he reaches.
    bool takes(Point man, PointSet reached) const;
    /// Appends the chains of a man that take and end on one of `ends`, `reached` being where he
    /// comes without. Appends nothing and says false when there are too many cases to keep.
    bool append_taking(Point man, PointSet reached, PointSet ends, MoveList<Move>& list) const;

  private:
    const Ways& ways_;
    PointSet own_;
    PointSet enemies_;
    PointSet free_;
    Ways::PerWay over_own_;
    PointSet over_own_any_;
    PointSet taking_;
};

}  // namespace refskak::rules::halatafl
