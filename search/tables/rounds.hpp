#pragma once

#include <atomic>

#include "search/tables/crew.hpp"
#include "search/tables/draft.hpp"
#include "search/tables/marks.hpp"

namespace refskak::search::tables {

/// Settles a block of goose sets that circling steps join, for one winner, by rounds until nothing
/// changes. A round looks at White to move first, then at Black to move, at every goose set that
/// a change can reach and at all places of the foxes at once: each half reads what only the other
/// half writes, so that the rounds are as if all sets were looked at at once, and their number is
/// the distance.
///
/// `Look` (`OneFox`, `TwoFoxes`) looks at one goose set and tells whether something has changed:
/// `foxes(cursor, round)` with Black to move, `geese(cursor)` with White to move where a neighbour
/// has changed; or, if it `tells`, `tell(cursor, told)` from a set that has changed to its
/// neighbours with White to move. If it `begins()`, there is a round 0 of what is settled before any
/// move of the winner.
template <class Look>
class Rounds {
  public:
    Rounds(Draft& draft, Block block, const Crew& crew)
        : draft_(draft),
          look_(draft),
          block_(block),
          crew_(crew),
          next_(block.size),
          changed_(block.size) {}

    void run() {
        if (look_.begins()) {
            changed_.set_all();
            foxes_half(0);
        }
        if (!Look::tells) next_.set_all();
        changed_.set_all();
        bool any = true;
        for (int round = 1; any; ++round) {
            geese_half();
            any = foxes_half(round);
        }
    }

  private:
    static constexpr std::uint64_t piece = 64;  // words of marks that a thread takes at a time

    void geese_half() {
        crew_.share(next_.words(), piece, [&](std::uint64_t first, std::uint64_t last) {
            Cursor cursor = draft_.cursor();
            for (std::uint64_t word = first; word < last; ++word)
                next_.take(word, [&](std::uint64_t i) {
                    cursor.seek(block_.first + i);
                    settle_geese(cursor);
                });
        });
    }
    bool foxes_half(int round) {
        std::atomic<bool> any = false;
        crew_.share(changed_.words(), piece, [&](std::uint64_t first, std::uint64_t last) {
            Cursor cursor = draft_.cursor();
            bool some = false;
            for (std::uint64_t word = first; word < last; ++word)
                changed_.take(word, [&](std::uint64_t i) {
                    cursor.seek(block_.first + i);
                    if (!look_.foxes(cursor, round)) return;
                    some = true;
                    plan_geese(cursor);
                });
            if (some) any = true;
        });
        return any;
    }
    void settle_geese(const Cursor& cursor) {
        if constexpr (Look::tells)
            look_.tell(cursor, [&](std::uint64_t index) { changed_.set(index - block_.first); });
        else if (look_.geese(cursor))
            changed_.set(cursor.index() - block_.first);
    }
    /// What the next round has to look at with White to move, as this set has changed.
    void plan_geese(const Cursor& cursor) {
        if (Look::tells) return next_.set(cursor.index() - block_.first);
        cursor.origins(draft_.men().circling_origins(),
                       [&](const Place& place) { next_.set(place.index - block_.first); });
    }

    Draft& draft_;
    Look look_;
    Block block_;
    const Crew& crew_;
    Marks next_;     // goose sets that White's half has to look at
    Marks changed_;  // goose sets that have changed with White to move
};

}  // namespace refskak::search::tables
