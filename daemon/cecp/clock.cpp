#include "daemon/cecp/clock.hpp"

#include <algorithm>
#include <vector>

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::cecp {

namespace {

constexpr std::int64_t longest = 1'000'000'000;  // in whatever unit: more is a mistake
std::string up_to_longest() { return " to " + std::to_string(longest); }

[[noreturn]] void refuse(const std::string& text, const std::string& expected) {
    throw rules::Fault("'" + shown(text) + "' is refused, expected " + expected);
}

std::int64_t number(const std::string& text, const std::string& expected) {
    const std::optional<std::int64_t> value = read_integer(text);
    if (!value || *value < -longest || *value > longest) refuse(text, expected);
    return *value;
}

/// A number without a minus, not even before a nought.
std::int64_t amount(const std::string& text, const std::string& expected) {
    if (text.starts_with('-')) refuse(text, expected);
    return number(text, expected);
}

/// Seconds, perhaps with a decimal fraction, in milliseconds.
std::int64_t seconds(const std::string& text, const std::string& expected) {
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string fraction = text.substr(std::min(point + 1, text.size()));
    if (fraction.find_first_not_of("0123456789") != std::string::npos) refuse(text, expected);
    fraction.resize(3, '0');
    return amount(text.substr(0, point), expected) * 1000 + std::stoll(fraction);
}

/// `5` or `5:30`; what follows a `+` speaks of later sessions.
std::int64_t minutes(const std::string& text) {
    const std::string expected = "minutes or minutes:seconds from 0" + up_to_longest();
    const std::string now = text.substr(0, text.find('+'));
    const std::size_t colon = now.find(':');
    const std::int64_t value = amount(now.substr(0, colon), expected) * 60'000;
    if (colon == std::string::npos) return value;
    const std::int64_t rest = amount(now.substr(colon + 1), expected);
    if (rest >= 60) refuse(text, expected + ", seconds below 60");
    return value + rest * 1000;
}

}  // namespace

void TimeControl::level(const std::string& text) {
    const std::vector<std::string> words = split_words(text);
    if (words.size() != 3) throw rules::Fault("expected MPS BASE INC");
    const std::int64_t moves =
        amount(words[0], "a number of moves up" + up_to_longest() + ", 0 for all");
    const std::int64_t base = minutes(words[1]);
    const std::int64_t increment = seconds(words[2], "seconds a move from 0" + up_to_longest());
    moves_per_session_ = static_cast<int>(moves);
    base_ = base;
    increment_ = increment;
    seconds_per_move_.reset();
    own_.reset();
    other_.reset();
}

void TimeControl::seconds_per_move(const std::string& text) {
    const std::string expected = "seconds from 0.001" + up_to_longest();
    const std::int64_t milliseconds = seconds(text, expected);
    if (milliseconds == 0) refuse(text, expected);
    seconds_per_move_ = milliseconds;
}

void TimeControl::depth(const std::string& text) {
    const std::string expected = "plies from 1" + up_to_longest();
    const std::int64_t plies = amount(text, expected);
    if (plies == 0) refuse(text, expected);
    depth_ = static_cast<int>(std::min<std::int64_t>(plies, 1000));
}

void TimeControl::own_time(const std::string& text) {
    own_ = number(text, "hundredths of a second up" + up_to_longest()) * 10;
}

void TimeControl::other_time(const std::string& text) {
    other_ = number(text, "hundredths of a second up" + up_to_longest()) * 10;
}

void TimeControl::new_game() {
    depth_.reset();
    own_.reset();
    other_.reset();
}

search::Limits TimeControl::limits(rules::Side side, int moves_made, std::int64_t spent) const {
    search::Limits limits;
    limits.depth = depth_;
    if (seconds_per_move_) {
        limits.movetime = std::max<std::int64_t>(1, *seconds_per_move_ - spent);
        return limits;
    }
    limits.use_clock = true;
    limits.clocks[side] = {own_.value_or(base_) - spent, increment_};
    limits.clocks[!side] = {other_.value_or(base_), increment_};
    if (moves_per_session_ > 0)
        limits.moves_to_go = moves_per_session_ - moves_made % moves_per_session_;
    return limits;
}

}  // namespace refskak::daemon::cecp
