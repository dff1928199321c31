#include "daemon/gtp/clock.hpp"

#include <algorithm>

namespace refskak::daemon::gtp {

namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t unlimited_move = second;   // how long to think when nobody limits it
constexpr std::int64_t most_seconds = 1'000'000;  // keeps the sums far from overflow

std::int64_t milliseconds(std::int64_t seconds) {
    return std::clamp<std::int64_t>(seconds, 0, most_seconds) * second;
}

}  // namespace

void Clock::set(std::int64_t main, std::int64_t period, std::int64_t moves) {
    main_ = milliseconds(main);
    period_ = milliseconds(period);
    period_moves_ = std::clamp<std::int64_t>(moves, 0, most_seconds);
    limited_ = period_ == 0 || period_moves_ > 0;
    reset();
}

void Clock::reset() {
    const Left full = main_ > 0 ? Left{main_, 0} : Left{period_, period_moves_};
    left_ = {full, full};
}

void Clock::set_left(rules::Side side, std::int64_t seconds, std::int64_t moves) {
    limited_ = true;
    left_[side] = {milliseconds(seconds), std::clamp<std::int64_t>(moves, 0, most_seconds)};
}

void Clock::spend(rules::Side side, std::int64_t spent) {
    Left& left = left_[side];
    left.time -= spent;
    if (left.moves > 0) {
        if (--left.moves == 0) left = {period_, period_moves_};
    } else if (left.time <= 0 && period_moves_ > 0) {
        left = {period_, period_moves_};
    }
}

search::Limits Clock::limits(rules::Side side) const {
    search::Limits limits;
    if (!limited_) {
        limits.movetime = unlimited_move;
        return limits;
    }
    limits.use_clock = true;
    limits.clocks[side].time = std::max<std::int64_t>(left_[side].time, 0);
    limits.moves_to_go = static_cast<int>(left_[side].moves);
    return limits;
}

}  // namespace refskak::daemon::gtp
