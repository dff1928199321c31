#pragma once

#include <cstdint>

#include "search/limits.hpp"

namespace refskak::search {

/// How long to think, in milliseconds: stop between iterations from `optimum` on, and anywhere at
/// `maximum`. {0, 0} asks for an answer at once.
struct TimePlan {
    std::int64_t optimum = 0;
    std::int64_t maximum = 0;

    friend constexpr bool operator==(const TimePlan&, const TimePlan&) = default;
};

/// The plan for the player whose clock this is; `moves_to_go` 0 means the rest of the game.
TimePlan time_plan(const Clock& clock, int moves_to_go, std::int64_t overhead);

/// The plan for exactly `movetime` milliseconds.
TimePlan fixed_time(std::int64_t movetime, std::int64_t overhead);

}  // namespace refskak::search
