#pragma once

#include <cstdint>
#include <optional>

#include "rules/side.hpp"
#include "search/limits.hpp"

namespace refskak::daemon::gtp {

/// Both players' time as GTP tells it, in milliseconds: main time, then periods of so many moves.
class Clock {
  public:
    /// `time_settings`, in seconds. A period of no moves means that there is no limit.
    void set(std::int64_t main, std::int64_t period, std::int64_t moves);
    /// `time_left`, in seconds; `moves` 0: main time.
    void set_left(rules::Side side, std::int64_t seconds, std::int64_t moves);
    /// Takes a move of this length off.
    void spend(rules::Side side, std::int64_t milliseconds);
    /// Back to the full time, for a new game.
    void reset();

    /// How long to think about a move of this side.
    search::Limits limits(rules::Side side) const;

  private:
    struct Left {
        std::int64_t time = 0;
        std::int64_t moves = 0;  // 0: main time
    };

    bool limited_ = false;
    std::int64_t main_ = 0;
    std::int64_t period_ = 0;
    std::int64_t period_moves_ = 0;
    rules::PerSide<Left> left_;
};

}  // namespace refskak::daemon::gtp
