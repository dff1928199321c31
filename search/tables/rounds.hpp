#pragma once

#include <vector>

#include "search/tables/crew.hpp"
#include "search/tables/draft.hpp"
#include "search/tables/marks.hpp"

namespace refskak::search::tables {

/// Settles a block of goose sets that circling steps join, for one winner, by rounds until nothing
/// changes. A round looks at White to move first, then at Black to move, at every goose set whose
/// neighbours have changed and at all places of the fox at once: each half reads what only the
/// other half writes, so that the rounds are as if all sets were looked at at once, and their
/// number is the distance.
template <rules::Side winner>
class Rounds {
  public:
    Rounds(Draft& draft, Block block, const Crew& crew);
    void run();

  private:
    bool look_at_geese(const Cursor& cursor);
    bool look_at_fox(const Cursor& cursor, int round);
    void geese_half();
    bool fox_half(int round);
    Word after_steps(const Cursor& cursor, Word asked) const;

    Draft& draft_;
    const Men& men_;
    Cells& turns_;
    Cells& wins_;
    Block block_;
    const Crew& crew_;
    Marks next_;     // goose sets with a changed neighbour
    Marks changed_;  // goose sets that have changed with White to move
};

/// Counts, hands down what is known, and turns the values with White to move into those amid leaps.
void finish(Draft& draft, Block block);

}  // namespace refskak::search::tables
