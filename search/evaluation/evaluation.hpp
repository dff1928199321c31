#pragma once

#include <string>
#include <vector>

#include "search/score.hpp"

namespace refskak::search {

/// One named part of a judgement, seen from White.
struct Term {
    std::string name;
    Score value;
};

/// How a family judges an undecided position: specialised for each game type G as
///
///     explicit Evaluation(const G& game);                       // keeps a reference
///     Score evaluate(const Position& p) const;                  // for the side to move
///     std::vector<Term> explain(const Position& p) const;       // from White's view; sums to it
///
/// Where judgements have work in common it may have, besides,
///
///     Notes                                                     // of one thread, to be kept
///     Score evaluate(const Position& p, Notes& notes) const;    // the same score
///
/// Immutable and shared by all threads. |evaluate| stays below 10000.
template <class G>
class Evaluation;

}  // namespace refskak::search
