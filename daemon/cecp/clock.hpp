#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "rules/side.hpp"
#include "search/limits.hpp"

namespace refskak::daemon::cecp {

/// XBoard's time controls: `level`, `st`, `sd`, `time`, `otim`. Values that cannot be read throw
/// `rules::Fault` and change nothing.
class TimeControl {
  public:
    /// `MPS BASE INC`: moves a session or 0, minutes or minutes:seconds, seconds a move.
    void level(const std::string& text);
    /// Seconds for each move.
    void seconds_per_move(const std::string& text);
    void depth(const std::string& text);
    /// The engine's clock, and its opponent's, in hundredths of a second.
    void own_time(const std::string& text);
    void other_time(const std::string& text);
    /// A new game: the clocks stand at their start again, the depth is not limited.
    void new_game();

    /// The limits for a move of `side`, which has made `moves_made` before and has `spent` so many
    /// milliseconds on this one.
    search::Limits limits(rules::Side side, int moves_made, std::int64_t spent = 0) const;

  private:
    int moves_per_session_ = 40;
    std::int64_t base_ = 5 * 60 * 1000;  // milliseconds, like the others
    std::int64_t increment_ = 0;
    std::optional<std::int64_t> seconds_per_move_;
    std::optional<int> depth_;
    std::optional<std::int64_t> own_;
    std::optional<std::int64_t> other_;
};

}  // namespace refskak::daemon::cecp
