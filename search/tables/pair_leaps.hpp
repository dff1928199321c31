#pragma once

#include "search/tables/cursor.hpp"
#include "search/tables/men.hpp"
#include "search/tables/pairs.hpp"
#include "search/tables/truth.hpp"

namespace refskak::search::tables {

/// What leaps do where there are two foxes; the rows are the points of the one that leaps.
struct PairFate {
    Pairs can_leap;
    Pairs helpful;  // where one leads to where Black wins, or (for White's wins) White does not

    /// Whichever of the two leaps.
    PairFate of_both() const {
        return {can_leap | can_leap.transposed(), helpful | helpful.transposed()};
    }
};

/// As `LeapValues`, for two foxes.
class PairLeaps {
  public:
    /// `chains`: null where with one goose less the foxes have won.
    PairLeaps(const Men& men, const Chains* chains) : men_(men), chains_(chains) {}

    bool must_leap() const { return men_.rules().compulsory; }

    template <rules::Side winner>
    PairFate fate(const Cursor& cursor) const;

    /// What leaps and the other choice come to: Black may choose, or must leap where he can.
    template <rules::Side winner>
    Pairs joined(const PairFate& leaps, const Pairs& otherwise) const;

    /// Where the side wins when a fox has just leapt: it leaps on, or ends the turn with the values
    /// `turn`.
    template <rules::Side winner>
    Pairs amid_leaps(const Cursor& cursor, const Pairs& turn) const {
        if (men_.rules().leaps == rules::hunt::Leaps::single) return turn;
        return joined<winner>(fate<winner>(cursor), turn);
    }

  private:
    template <rules::Side winner>
    Pairs after_leap(const Cursor& cursor, int goose) const;

    const Men& men_;
    const Chains* chains_;
};

}  // namespace refskak::search::tables
