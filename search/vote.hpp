#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/task.hpp"

namespace refskak::search {

/// Which of several threads' results to believe, each given by its best root move: they vote for
/// their moves with depth and score; a proof outweighs votes.
template <class Move>
std::size_t elect(const std::vector<const RootMove<Move>*>& results) {
    Score least = infinite;
    for (const auto* result : results)
        least = std::min(least, result->known);
    const auto votes = [&](const Move& move) {
        std::int64_t sum = 0;
        for (const auto* result : results)
            if (result->move == move)
                sum += std::int64_t{result->known - least + 20} * result->depth;
        return sum;
    };
    std::size_t best = 0;
    for (std::size_t i = 1; i < results.size(); ++i) {
        const RootMove<Move>& leader = *results[best];
        const RootMove<Move>& other = *results[i];
        if (is_win(leader.known) || is_win(other.known)) {
            if (other.known > leader.known) best = i;
            continue;
        }
        // The longest defence is only known by the deepest search.
        const std::int64_t mine = votes(other.move);
        const std::int64_t theirs = votes(leader.move);
        if (mine > theirs || (mine == theirs && other.depth > leader.depth)) best = i;
    }
    return best;
}

}  // namespace refskak::search
