#pragma once

#include <cstddef>
#include <vector>

#include "rules/leaping/board.hpp"
#include "rules/zobrist.hpp"
#include "search/huge_pages.hpp"
#include "search/score.hpp"

namespace refskak::search::hunt {

/// What a set of geese is worth wherever the foxes stand and whoever is to move.
struct alignas(64) Formation {
    using PointSet = rules::leaping::PointSet;

    rules::Key key = 0;  // of the geese alone
    // Points without geese, all those joined to each other where a fox has been met; or none.
    PointSet region;
    PointSet laid_out;  // the geese, by `Lines`
    Score line = 0;
    Score advance = 0;
    int moves = 0;  // that they have where no fox is in the way
};

/// The formations that one thread has met lately. While a fox runs about before the geese they
/// stay the same, so half of all positions share theirs with others nearby in the tree.
class Formations {
  public:
    Formations() : entries_(std::size_t{1} << index_bits) {}

    /// The place of the formation of that key; it may hold another.
    Formation& at(rules::Key key) { return entries_[key >> (64 - index_bits)]; }

  private:
    static constexpr int index_bits = 10;

    std::vector<Formation, HugePages<Formation>> entries_;
};

}  // namespace refskak::search::hunt
