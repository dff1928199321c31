#pragma once

#include "search/tables/draft.hpp"
#include "search/tables/pair_leaps.hpp"

namespace refskak::search::tables {

/// Looks at all places of two foxes on a goose set at once.
template <rules::Side winner>
class TwoFoxes {
  public:
    static constexpr bool tells = false;

    explicit TwoFoxes(Draft& draft)
        : draft_(draft),
          men_(draft.men()),
          leaps_(men_, draft.chains()),
          turns_(draft.turns()[winner]),
          wins_(draft.truth().wins[winner]) {}

    bool begins() const { return false; }  // it spares a round, and no distances are kept
    bool geese(const Cursor& cursor);
    bool foxes(const Cursor& cursor, int round);
    /// Where the side wins with White to move, given its wins with Black to move.
    static Pairs goose_turn(const Cursor& cursor, const Men& men, const Cells& wins);

  private:
    Pairs after_fox_steps(const Cursor& cursor, const Pairs& turn) const;

    Draft& draft_;
    const Men& men_;
    PairLeaps leaps_;
    Cells& turns_;
    Cells& wins_;
};

/// Counts, and turns the values with White to move into those amid leaps.
void finish_two_foxes(Draft& draft, Block block);

}  // namespace refskak::search::tables
