#include "search/tables/one_fox.hpp"

namespace refskak::search::tables {

using rules::Side;

/// Most of what is asked is refuted by circling steps.
template <Side winner>
bool OneFox<winner>::geese(const Cursor& cursor) requires(winner == Side::black) {
    const auto after = [&](const GooseSteps& steps, Word asked) {
        return after_goose_steps<winner>(cursor, steps, wins_, men_.rows(), asked);
    };
    const Word known = turns_.get(cursor.index(), cursor.geese());
    const Word over = men_.fox_won(cursor.geese());
    const Word open = after(men_.circling_steps(), cursor.free() & ~over & ~known);
    const Word turn = known | over | after(men_.final_steps(), open);
    if (turn == known) return false;
    turns_.set(cursor.index(), turn, cursor.geese());
    return true;
}

/// Black has won there, whoever is to move.
template <Side winner>
bool OneFox<winner>::decide(const Cursor& cursor) {
    const Word over = men_.fox_won(cursor.geese());
    wins_.set(cursor.index(), over, cursor.geese());
    return over != 0;
}

template <Side winner>
bool OneFox<winner>::foxes(const Cursor& cursor, int round) {
    if (winner == Side::black && round == 0) return decide(cursor);
    const LeapValues& leaps = draft_.leaps();
    const Word free = cursor.free();
    const Word over = men_.fox_won(cursor.geese());
    const Word known = wins_.get(cursor.index(), cursor.geese());
    const Word turn = round == 0 ? 0 : turns_.get(cursor.index(), cursor.geese());
    const Word quiet = after_fox_steps<winner>(men_, cursor, turn);
    Word asked = free;
    if (!leaps.must_leap()) {
        // Leaps lead to fewer geese, where nothing changes: what Black wins by them he wins at
        // once.
        const bool leaps_help = winner == Side::black && round == 1;
        if ((quiet & ~known) == 0 && !leaps_help) return false;
        asked = winner == Side::white ? quiet & ~known : leaps_help ? free & ~quiet : 0;
    }
    const Fate fate = asked == 0 ? Fate{} : leaps.fate<winner>(cursor, asked);
    Word won = leaps.joined<winner>(fate, quiet);
    won = winner == Side::white ? won & ~over : won | over;
    const Word news = won & ~known;
    if (news == 0) return false;
    wins_.set(cursor.index(), known | news, cursor.geese());
    const Word undecided = news & (men_.fox_steps(free) | fate.can_leap) & ~over;
    Distances& distances = draft_.truth().distances;
    if (distances) distances.set(cursor.index(), free, undecided, round);
    if (undecided != 0) draft_.heed(round);
    return true;
}

template class OneFox<Side::white>;
template class OneFox<Side::black>;

void finish_one_fox(Draft& draft, Block block) {
    const Truth& truth = draft.truth();
    const LeapValues& leaps = draft.leaps();
    draft.tally(block, [&](const Cursor& cursor, Count& geese, Count& foxes) {
        const std::uint64_t i = cursor.index();
        const Word set = cursor.geese();
        const rules::PerSide<Word> turn{draft.turns().white.get(i, set),
                                        draft.turns().black.get(i, set)};
        const rules::PerSide<Word> won{truth.wins.white.get(i, set), truth.wins.black.get(i, set)};
        geese += draft.count(cursor, turn.white, turn.black);
        foxes += draft.count(cursor, won.white, won.black);
        draft.hand_down(cursor, won.white);
        if (!draft.wanted().chains || leaps.single_leap()) return;
        draft.turns().white.set(i, leaps.amid_leaps<Side::white>(cursor, turn.white), set);
        draft.turns().black.set(i, leaps.amid_leaps<Side::black>(cursor, turn.black), set);
    });
}

}  // namespace refskak::search::tables
