#include "search/tables/sweep.hpp"

namespace refskak::search::tables {

using rules::Side;

void sweep(Draft& draft, Block block) {
    const Men& men = draft.men();
    const LeapValues& leaps = draft.leaps();
    Cells& turns = draft.turns().white;
    draft.tally(block, [&](const Cursor& cursor, Count& geese, Count& foxes) {
        const std::uint64_t i = cursor.index();
        const Word turn = turns.get(i, cursor.geese());
        const Word quiet = after_fox_steps<Side::white>(men, cursor, turn);
        Word won = 0;
        if ((turn | quiet) != 0 || leaps.must_leap()) {  // else no leap can help White
            const Fate fate =
                leaps.fate<Side::white>(cursor, leaps.must_leap() ? cursor.free() : turn | quiet);
            won = leaps.joined<Side::white>(fate, quiet) & ~men.fox_won(cursor.geese());
            if (won != 0) draft.truth().wins.white.set(i, won, cursor.geese());
            if (draft.wanted().chains && !leaps.single_leap())
                turns.set(i, leaps.joined<Side::white>(fate, turn), cursor.geese());
            draft.hand_down(cursor, won);
        }
        geese += draft.count(cursor, turn, cursor.free() & ~turn);
        foxes += draft.count(cursor, won, cursor.free() & ~won);
    });
}

}  // namespace refskak::search::tables
