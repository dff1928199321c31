#pragma once

#include <atomic>
#include <cstdint>

#include "search/tables/crew.hpp"
#include "search/tables/draft.hpp"

namespace refskak::search::tables {

/// Solves all positions of one goose number, given what the fox's leaps lead to: the values of one
/// goose less. A forward step of a goose leads to a profile of greater height. So, where geese
/// never step back, profiles of one height are solved side by side, the highest first; else the
/// whole goose number is one block.
class Solver {
  public:
    /// `fewer`, `leaps`: what is known of one goose less; null where the fox has won with so few.
    /// `done` counts goose sets solved, for who watches.
    Solver(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* leaps,
           Wanted wanted, const Crew& crew, std::atomic<std::uint64_t>& done);

    Truth solve();
    /// What leaps into this goose number lead to, given the values found earlier.
    Chains chains_of(rules::PerSide<Cells> wins);

  private:
    void solve_heights();
    void solve_height(const Profile* from, const Profile* to);
    void solve_profiles(const Profile* from, const Profile* to);
    void solve_profile(Block block);
    void settle(Block block, const Crew& crew);
    void finish(Block block);
    void fill_one_fox(Cursor& cursor, const rules::PerSide<Cells>& wins);
    void fill_two_foxes(Cursor& cursor, const rules::PerSide<Cells>& wins);

    Draft draft_;
    const Men& men_;
    const GooseSets& sets_;
    const Crew& crew_;
    std::atomic<std::uint64_t>& done_;
};

}  // namespace refskak::search::tables
