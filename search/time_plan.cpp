#include "search/time_plan.hpp"

#include <algorithm>

namespace refskak::search {
namespace {

constexpr int moves_in_a_game = 35;        // expected to come, when nobody tells
constexpr std::int64_t stretch = 5;        // how far an unstable search may go beyond the optimum
constexpr std::int64_t longest = 1 << 30;  // twelve days: keeps the sums below far from overflow

}  // namespace

TimePlan time_plan(const Clock& clock, int moves_to_go, std::int64_t overhead) {
    const std::int64_t usable = std::min(clock.time.value_or(0), longest) - overhead;
    if (usable <= 0) return {};
    const std::int64_t increment = std::clamp<std::int64_t>(clock.increment, 0, longest);
    const std::int64_t moves = moves_to_go > 0 ? std::min(moves_to_go, 60) : moves_in_a_game;
    // The last move before more time comes may use nearly everything; any other must leave some.
    const std::int64_t ceiling = moves == 1 ? usable * 9 / 10 : usable * 6 / 10;
    const std::int64_t optimum = std::min(usable / moves + increment * 3 / 4, ceiling);
    return {optimum, std::min(optimum * stretch, ceiling)};
}

TimePlan fixed_time(std::int64_t movetime, std::int64_t overhead) {
    const std::int64_t time = std::clamp<std::int64_t>(movetime, 0, longest) - overhead;
    return {std::max<std::int64_t>(time, 0), std::max<std::int64_t>(time, 0)};
}

}  // namespace refskak::search
