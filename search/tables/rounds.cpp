#include "search/tables/rounds.hpp"

#include <algorithm>

namespace refskak::search::tables {

using rules::Side;

namespace {

constexpr std::uint64_t piece = 64;  // words of marks that a thread takes at a time

}  // namespace

template <Side winner>
Rounds<winner>::Rounds(Draft& draft, Block block, const Crew& crew)
    : draft_(draft),
      men_(draft.men()),
      turns_(draft.turns()[winner]),
      wins_(draft.truth().wins[winner]),
      block_(block),
      crew_(crew),
      next_(block.size),
      changed_(block.size) {}

template <Side winner>
void Rounds<winner>::run() {
    if (winner == Side::black) next_.set_all();  // White has won nothing yet that steps can reach
    changed_.set_all();
    bool any = true;
    for (int round = 1; any; ++round) {
        if (winner == Side::black || round > 1) geese_half();
        any = fox_half(round);
    }
}

template <Side winner>
void Rounds<winner>::geese_half() {
    crew_.share(next_.words(), piece, [&](std::uint64_t first, std::uint64_t last) {
        Cursor cursor = draft_.cursor();
        for (std::uint64_t word = first; word < last; ++word)
            next_.take(word, [&](std::uint64_t i) {
                cursor.seek(block_.first + i);
                if (look_at_geese(cursor)) changed_.set(i);
            });
    });
}

template <Side winner>
bool Rounds<winner>::fox_half(int round) {
    std::atomic<bool> any = false;
    crew_.share(changed_.words(), piece, [&](std::uint64_t first, std::uint64_t last) {
        Cursor cursor = draft_.cursor();
        bool some = false;
        for (std::uint64_t word = first; word < last; ++word)
            changed_.take(word, [&](std::uint64_t i) {
                cursor.seek(block_.first + i);
                if (!look_at_fox(cursor, round)) return;
                some = true;
                cursor.origins(men_.circling_origins(),
                               [&](const Place& place) { next_.set(place.index - block_.first); });
            });
        if (some) any = true;
    });
    return any;
}

/// Where, among `asked`, steps of the geese let the side win. Most of what is asked is refuted by
/// circling steps. What final steps do for White was handed down.
template <Side winner>
Word Rounds<winner>::after_steps(const Cursor& cursor, Word asked) const {
    const auto after = [&](const GooseSteps& steps) {
        return after_goose_steps<winner>(cursor, steps, wins_, men_.rows(), asked);
    };
    const Word circling = after(men_.circling_steps());
    if constexpr (winner == Side::white) return circling;
    asked = circling;
    return after(men_.final_steps());
}

template <Side winner>
bool Rounds<winner>::look_at_geese(const Cursor& cursor) {
    const Word known = turns_.get(cursor.index(), cursor.geese());
    const Word over = men_.fox_won(cursor.geese());
    Word turn = known | after_steps(cursor, cursor.free() & ~over & ~known);
    if constexpr (winner == Side::black) turn |= over;
    if (turn == known) return false;
    turns_.set(cursor.index(), turn, cursor.geese());
    return true;
}

template <Side winner>
bool Rounds<winner>::look_at_fox(const Cursor& cursor, int round) {
    const LeapValues& leaps = draft_.leaps();
    const Word free = cursor.free();
    const Word over = men_.fox_won(cursor.geese());
    const Word known = wins_.get(cursor.index(), cursor.geese());
    const Word turn = turns_.get(cursor.index(), cursor.geese());
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

template class Rounds<Side::white>;
template class Rounds<Side::black>;

void finish(Draft& draft, Block block) {
    const Truth& truth = draft.truth();
    const LeapValues& leaps = draft.leaps();
    Cursor cursor = draft.cursor();
    Count geese;
    Count foxes;
    for (std::uint64_t i = block.first; i < block.end(); ++i) {
        cursor.seek(i);
        const Word set = cursor.geese();
        const rules::PerSide<Word> turn{draft.turns().white.get(i, set),
                                        draft.turns().black.get(i, set)};
        const rules::PerSide<Word> won{truth.wins.white.get(i, set), truth.wins.black.get(i, set)};
        geese += draft.count(cursor, turn.white, turn.black);
        foxes += draft.count(cursor, won.white, won.black);
        draft.hand_down(cursor, won.white);
        if (!draft.wanted().chains || leaps.single_leap()) continue;
        draft.turns().white.set(i, leaps.amid_leaps<Side::white>(cursor, turn.white), set);
        draft.turns().black.set(i, leaps.amid_leaps<Side::black>(cursor, turn.black), set);
    }
    draft.add(geese, foxes);
}

}  // namespace refskak::search::tables
