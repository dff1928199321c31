#pragma once

#include "search/tables/cursor.hpp"
#include "search/tables/men.hpp"
#include "search/tables/truth.hpp"

namespace refskak::search::tables {

/// What leaps do for a side, from each point: where there is one, and where one (for Black), or
/// all of them (for White), serve the side.
struct Fate {
    Word can_leap = 0;
    Word good = 0;
};

/// What the fox's leaps lead to: positions of one goose less, in the middle of his turn.
class LeapValues {
  public:
    /// `chains`: null where with one goose less the fox has won.
    LeapValues(const Men& men, const Chains* chains)
        : men_(men),
          chains_(chains),
          must_leap_(men.rules().compulsory),
          single_leap_(men.rules().leaps == rules::hunt::Leaps::single) {}

    bool must_leap() const { return must_leap_; }
    bool single_leap() const { return single_leap_; }

    /// Right for the points `asked` only.
    template <rules::Side winner>
    Fate fate(const Cursor& cursor, Word asked) const;

    /// What leaps and the other choice come to: the fox may choose, or must leap where he can.
    template <rules::Side winner>
    Word joined(Fate leaps, Word otherwise) const {
        if (must_leap_) return (leaps.can_leap & leaps.good) | (~leaps.can_leap & otherwise);
        return winner == rules::Side::white ? leaps.good & otherwise : leaps.good | otherwise;
    }
    /// The points for which leaps matter, where without them the side wins from `otherwise`.
    template <rules::Side winner>
    Word asked(const Cursor& cursor, Word otherwise) const {
        if (must_leap_) return cursor.free();
        return winner == rules::Side::white ? otherwise : cursor.free() & ~otherwise;
    }
    /// Where the side wins when the fox has just leapt: he leaps on, or ends his turn with the
    /// values `turn`.
    template <rules::Side winner>
    Word amid_leaps(const Cursor& cursor, Word turn) const {
        const Word open = asked<winner>(cursor, turn);
        if (single_leap_ || open == 0) return turn;
        return joined<winner>(fate<winner>(cursor, open), turn);
    }

  private:
    const Men& men_;
    const Chains* chains_;
    bool must_leap_;
    bool single_leap_;
};

}  // namespace refskak::search::tables
