#include "rules/fen_fields.hpp"

#include <algorithm>

#include "rules/fault.hpp"
#include "rules/words.hpp"

namespace refskak::rules {

namespace {

constexpr std::size_t most_digits = 9;
constexpr std::uint32_t largest_counter = 999'999'999;

std::uint32_t read_counter(const std::string& text, const std::string& name) {
    const bool digits =
        !text.empty() && text.size() <= most_digits &&
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!digits)
        throw Fault(name + " " + quoted(text) +
                    " is not understood: expected a number of at most 9 digits");
    if (text.size() > 1 && text[0] == '0')
        throw Fault(name + " " + quoted(text) + " begins with 0: expected a number without it");
    return static_cast<std::uint32_t>(std::stoul(text));
}

/// What is read may be counted on from: the largest number stays, so that it can be read again.
std::string counter_text(std::uint32_t counter) {
    return std::to_string(std::min(counter, largest_counter));
}

}  // namespace

FenFields read_fen_fields(std::string_view text, bool with_hand) {
    const std::vector<std::string> fields = words(text);
    const std::size_t expected = with_hand ? 5 : 4;
    if (fields.size() != expected)
        throw Fault("number of fields " + std::to_string(fields.size()) + " instead of " +
                    std::to_string(expected) + ": expected placement, side, " +
                    (with_hand ? "hand, " : "") + "progress, move number");
    FenFields result;
    result.placement = fields[0];
    if (fields[1] != "w" && fields[1] != "b")
        throw Fault("side to move " + quoted(fields[1]) + " is not understood: expected w or b");
    result.side = fields[1] == "w" ? Side::white : Side::black;
    if (with_hand) result.hand = fields[2];
    result.progress = read_counter(fields[expected - 2], "progress");
    result.move_number = read_counter(fields[expected - 1], "move number");
    if (result.move_number == 0) throw Fault("move number 0: expected 1 or more");
    return result;
}

std::string fen_text(const FenFields& fields, bool with_hand) {
    std::string text = fields.placement;
    text.append(1, ' ').append(1, letter(fields.side));
    if (with_hand) text.append(1, ' ').append(fields.hand);
    text.append(1, ' ').append(counter_text(fields.progress));
    text.append(1, ' ').append(counter_text(fields.move_number));
    return text;
}

}  // namespace refskak::rules
