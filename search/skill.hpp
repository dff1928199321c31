#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/score.hpp"

namespace refskak::search {

/// How well to play, so that people have a game. Below full strength the search sees fewer plies
/// and several lines, and the move is drawn from them: the better a line, the likelier. So mistakes
/// are moves that looked good, not ones that nobody would play.
struct Skill {
    static constexpr int full = 20;

    int level = full;        // 0 to `full`
    std::uint64_t seed = 0;  // of the game: what is drawn depends on it and the position

    bool is_full() const { return level >= full; }
    /// Plies that the search may look ahead, quiescence aside.
    int depth() const;
    /// How many lines to choose from.
    std::size_t lines() const;
    /// The line to play. `scores`: of at least one line, best first; `position` tells positions
    /// apart.
    std::size_t choose(const std::vector<Score>& scores, std::uint64_t position) const;
};

}  // namespace refskak::search
