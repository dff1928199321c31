#pragma once

#include "search/tables/draft.hpp"

namespace refskak::search::tables {

/// Looks at all places of one fox on a goose set at once; a word has a bit for each.
template <rules::Side winner>
class OneFox {
  public:
    /// One step to where he wins is enough for White, so that such places tell those before them.
    /// Black wins where all steps lead there, so that those are asked.
    static constexpr bool tells = winner == rules::Side::white;

    explicit OneFox(Draft& draft)
        : draft_(draft),
          men_(draft.men()),
          turns_(draft.turns()[winner]),
          wins_(draft.truth().wins[winner]) {}

    /// Whether a round 0 settles anything: Black wins before any move of his where the geese leave
    /// him behind them.
    bool begins() const { return tells || men_.rules().escape; }
    bool geese(const Cursor& cursor) requires(winner == rules::Side::black);
    template <class Told>
    void tell(const Cursor& cursor, Told told) {
        draft_.hand_down(cursor, men_.circling_origins(), wins_.get(cursor.index(), cursor.geese()),
                         told);
    }
    bool foxes(const Cursor& cursor, int round);

  private:
    bool decide(const Cursor& cursor);

    Draft& draft_;
    const Men& men_;
    Cells& turns_;
    Cells& wins_;
};

/// Counts, hands down what is known, and turns the values with White to move into those amid leaps.
void finish_one_fox(Draft& draft, Block block);

}  // namespace refskak::search::tables
