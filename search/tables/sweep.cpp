#include "search/tables/sweep.hpp"

namespace refskak::search::tables {

using rules::Side;

void sweep(Draft& draft, Block block) {
    const Men& men = draft.men();
    const LeapValues& leaps = draft.leaps();
    Cells& turns = draft.turns().white;
    Cursor cursor = draft.cursor();
    Count geese;
    Count foxes;
    for (std::uint64_t i = block.first; i < block.end(); ++i) {
        cursor.seek(i);
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
    }
    draft.add(geese, foxes);
}

}  // namespace refskak::search::tables
