#pragma once

#include <cstdint>
#include <optional>

#include "rules/side.hpp"
#include "search/skill.hpp"

namespace refskak::search {

/// A player's clock, in milliseconds.
struct Clock {
    std::optional<std::int64_t> time;  // nothing: this side has no clock
    std::int64_t increment = 0;
};

/// When a search stops; the first limit reached counts. With none of them it runs until stopped.
struct Limits {
    std::optional<int> depth;
    std::optional<std::uint64_t> nodes;
    std::optional<std::int64_t> movetime;  // milliseconds
    rules::PerSide<Clock> clocks;
    bool use_clock = false;
    int moves_to_go = 0;  // 0: for the whole game
    int mate = 0;         // stop when a win, or being beaten, in so many moves is proven
    bool infinite = false;
    bool ponder = false;
};

/// What stays from search to search.
struct SearchOptions {
    int threads = 1;
    int multipv = 1;
    std::int64_t move_overhead = 10;  // milliseconds
    Skill skill;
};

}  // namespace refskak::search
