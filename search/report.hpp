#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "search/score.hpp"

namespace refskak::search {

/// One line of thought: what an `info` line tells.
template <class Move>
struct Report {
    int depth = 0;
    int selective_depth = 0;
    int multipv = 1;  // 1: the best line
    Score score = 0;
    Bound bound = Bound::exact;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    int hashfull = 0;  // per mille
    std::uint64_t table_hits = 0;
    std::vector<Move> pv;
};

/// What a search came to. No best move: the game is over.
template <class Move>
struct Result {
    std::optional<Move> best;
    std::optional<Move> ponder;
    Score score = 0;
    std::uint64_t nodes = 0;
};

/// Who hears of a search. Calls come one at a time, from a thread of the search.
template <class Move>
class Listener {
  public:
    virtual ~Listener() = default;
    virtual void on_report(const Report<Move>& report) = 0;
    virtual void on_current_move(int depth, const Move& move, int number) = 0;
    /// The last call of a search, exactly once.
    virtual void on_result(const Result<Move>& result) = 0;
};

}  // namespace refskak::search
