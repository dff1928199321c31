#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <vector>

#include "search/tables/crew.hpp"
#include "search/tables/cursor.hpp"
#include "search/tables/marks.hpp"
#include "search/tables/men.hpp"
#include "search/tables/truth.hpp"

namespace refskak::search::tables {

/// What a solver is asked to keep beside the values.
struct Wanted {
    bool distances = false;
    bool chains = false;  // there will be a next goose number
};

/// Solves all positions of one goose number, given what the fox's leaps lead to: the values of one
/// goose less. A forward step of a goose leads to a profile of greater height. So, where geese
/// never step back, profiles of one height are solved side by side, the highest first, each by
/// rounds; else the whole goose number is one block. A round looks at every goose set whose
/// neighbours have changed, at all places of the fox at once.
class Solver {
  public:
    /// `done` counts goose sets solved, for who watches.
    Solver(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* leaps,
           Wanted wanted, const Crew& crew, std::atomic<std::uint64_t>& done);

    Truth solve();
    /// What leaps into this goose number lead to, given the values found earlier.
    Chains chains_of(rules::PerSide<Cells> wins);

  private:
    struct Block {
        std::uint64_t first;
        std::uint64_t size;
    };
    /// What leaps do for a side, from each point: where there is one, and where one (for Black), or
    /// all of them (for White), serve the side.
    struct Fate {
        Word can_leap;
        Word good;
    };
    void solve_heights();
    void sweep(Block block);
    template <rules::Side winner>
    void rounds(Block block, const Crew& crew);
    template <rules::Side winner>
    bool look_at_geese(const Cursor& cursor);
    template <rules::Side winner>
    bool look_at_fox(const Cursor& cursor, int round);
    void finish(Block block);

    template <rules::Side winner>
    Word goose_turn(const Cursor& cursor, Word known) const;
    template <rules::Side winner>
    Word after_steps(const Cursor& cursor, Word turn) const;
    template <rules::Side winner>
    Word fox_turn(const Cursor& cursor, Word quiet, Fate fate) const;
    template <rules::Side winner>
    Fate fate(const Cursor& cursor) const;
    Word joined(Fate leaps, Word otherwise, rules::Side winner) const;
    template <rules::Side winner>
    Word amid_leaps(const Cursor& cursor, Word turn) const;
    Word read(const Cells& cells, const Place& place) const;
    Count count(const Cursor& cursor, Word white, Word black) const;

    const Men& men_;
    const Rows& rows_;
    const GooseSets& sets_;
    const GooseSets* fewer_;
    const Chains* leaps_;
    Wanted wanted_;
    const Crew& crew_;
    std::atomic<std::uint64_t>& done_;
    bool circles_;
    bool must_leap_;
    bool single_leap_;
    rules::PerSide<Cells> turns_;  // White to move, then what `Truth::chains` says
    Truth truth_;
    std::mutex mutex_;  // of the counts
    std::atomic<int> longest_ = 0;
};

}  // namespace refskak::search::tables
