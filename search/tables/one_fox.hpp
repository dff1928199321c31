#pragma once

#include "search/tables/draft.hpp"

namespace refskak::search::tables {

/// Looks at all places of one fox on a goose set at once; a word has a bit for each.
template <rules::Side winner>
class OneFox {
  public:
    /// White has won nothing yet that circling steps can reach.
    static constexpr bool geese_first = winner == rules::Side::black;

    explicit OneFox(Draft& draft)
        : draft_(draft),
          men_(draft.men()),
          turns_(draft.turns()[winner]),
          wins_(draft.truth().wins[winner]) {}

    bool geese(const Cursor& cursor);
    bool foxes(const Cursor& cursor, int round);

  private:
    Word after_steps(const Cursor& cursor, Word asked) const;

    Draft& draft_;
    const Men& men_;
    Cells& turns_;
    Cells& wins_;
};

/// Counts, hands down what is known, and turns the values with White to move into those amid leaps.
void finish_one_fox(Draft& draft, Block block);

}  // namespace refskak::search::tables
