#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>

#include "search/tables/leap_values.hpp"

namespace refskak::search::tables {

/// What a solver is asked to keep beside the values.
struct Wanted {
    bool distances = false;
    bool chains = false;  // there will be a next goose number
};

/// A run of goose sets, by their numbers.
struct Block {
    std::uint64_t first;
    std::uint64_t size;

    std::uint64_t end() const { return first + size; }
};

/// The truth of one goose number in the making. White wins few positions of most games: so each
/// goose set where he does tells those before it (`hand_down`), and most sets hear nothing and are
/// passed by.
class Draft {
  public:
    /// `fewer`, `chains`: what is known of one goose less; null where the fox has won with so few.
    Draft(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* chains,
          Wanted wanted);

    const Men& men() const { return men_; }
    const GooseSets& sets() const { return sets_; }
    const LeapValues& leaps() const { return leaps_; }
    const Chains* chains() const { return chains_; }
    Wanted wanted() const { return wanted_; }
    /// Room for a set of places of the foxes on every goose set.
    Cells plane() const;
    Cursor cursor() const { return Cursor(men_, sets_, fewer_); }

    /// Who wins with White to move, for White as far as handed down or found. When all is known
    /// they become what `Truth::chains` says.
    rules::PerSide<Cells>& turns() { return turns_; }
    Truth& truth() { return truth_; }

    /// Tells the goose sets one step before this one where White wins with Black to move; calls
    /// `told(index)` for each to which that is news.
    template <class Told>
    void hand_down(const Cursor& cursor, const GooseSteps& origins, Word won, Told told) {
        if (won == 0) return;
        const Word image = men_.rows().symmetric() ? men_.rows().mirrored(won) : won;
        const auto tell = [&](const Place& place) {
            const Word open = ~place.kept & ~men_.fox_won(place.kept);
            const Word heard = (place.mirrored ? image : won) & open;
            if (turns_.white.add(place.index, heard, place.kept)) told(place.index);
        };
        // Memory takes longer to answer than a place to be found: some are under way at a time.
        std::array<Place, 8> called;
        std::size_t count = 0;
        cursor.origins(origins, [&](const Place& place) {
            Place& slot = called[count % called.size()];
            if (count++ >= called.size()) tell(slot);
            slot = place;
            turns_.white.prefetch(place.index);
        });
        for (std::size_t i = count - std::min(count, called.size()); i < count; ++i)
            tell(called[i % called.size()]);
    }
    /// The same over all steps that cannot be undone, when nothing is to be told from here again.
    void hand_down(const Cursor& cursor, Word won) {
        hand_down(cursor, men_.final_origins(), won, [](std::uint64_t) {});
    }
    /// A position with such a distance is there.
    void heed(int distance);
    /// Goes over a block and adds up what `look(cursor, geese, foxes)` counts with White and with
    /// Black to move; in any thread.
    template <class Look>
    void tally(Block block, Look look) {
        Cursor cursor = this->cursor();
        Count geese;
        Count foxes;
        for (std::uint64_t i = block.first; i < block.end(); ++i) {
            cursor.seek(i);
            look(cursor, geese, foxes);
        }
        add(geese, foxes);
    }
    Count count(const Cursor& cursor, Word white, Word black) const;
    /// Of two foxes. Where nothing is drawn Black has what White has not.
    Count count(const Cursor& cursor, const rules::PerSide<Pairs>& won) const;

    /// The finished truth.
    Truth take();

  private:
    void add(const Count& geese_turn, const Count& fox_turn);
    bool counts_twice(const Cursor& cursor) const;

    const Men& men_;
    const GooseSets& sets_;
    const GooseSets* fewer_;
    const Chains* chains_;
    LeapValues leaps_;
    Wanted wanted_;
    rules::PerSide<Cells> turns_;
    Truth truth_;
    std::mutex mutex_;  // of the counts
    std::atomic<int> longest_ = 0;
};

/// Where a step of the fox, or for White each of his steps, leads to where the side wins.
template <rules::Side winner>
Word after_fox_steps(const Men& men, const Cursor& cursor, Word turn) {
    const Word free = cursor.free();
    if constexpr (winner == rules::Side::white) return free & ~men.fox_steps(free & ~turn);
    return free & men.fox_steps(turn);
}

/// Where, among `asked`, some of these steps (for White) or all of them (for Black) lead to where
/// the side wins, given its wins with the fox to move.
template <rules::Side winner>
Word after_goose_steps(const Cursor& cursor, const GooseSteps& steps, const Cells& wins,
                       const Rows& rows, Word asked) {
    // White: where no step has won yet. Black: where none has let him down yet. What is kept as its
    // mirror image is gathered apart and mirrored once.
    Word rest = asked;
    Word image = rows.symmetric() ? rows.mirrored(asked) : asked;
    if (asked != 0)
        cursor.steps(steps, [&](int to, const Place& place) {
            const Word cell = wins.get(place.index, place.kept);
            Word& left = place.mirrored ? image : rest;
            if constexpr (winner == rules::Side::white)
                left &= ~cell;
            else  // a fox on that point is in the way of this step
                left &= cell | bit(place.mirrored ? rows.mirrored_point(to) : to);
            return left == 0;
        });
    if (rows.symmetric()) image = rows.mirrored(image);
    if constexpr (winner == rules::Side::white) return asked & ~(rest & image);
    return rest & image;
}

}  // namespace refskak::search::tables
