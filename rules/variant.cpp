#include "rules/variant.hpp"

#include <algorithm>

#include "rules/fault.hpp"
#include "rules/words.hpp"

namespace refskak::rules {

namespace {

constexpr std::string_view blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Removes the first word of `text` and returns it.
std::string_view take_word(std::string_view& text) {
    text = trimmed(text);
    const std::size_t end = std::min(text.find_first_of(blanks), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(end);
    return word;
}

void add(Parameters& parameters, const std::string& key, std::string_view value) {
    if (parameters.find(key)) throw Fault("key " + quoted(key) + " is given twice");
    if (value.empty())
        throw Fault("key " + quoted(key) + " has no value: expected " + shown(key) + "=VALUE");
    parameters.set(key, value);
}

/// A position says itself who moves. One with a hand does not: `first` then moves after the
/// placing.
void refuse_other_side(const Parameters& changes) {
    const std::optional<std::string_view> first = changes.find("first");
    const std::optional<std::string_view> fen = changes.find("fen");
    if (!first || !fen) return;
    const std::vector<std::string> fields = words(*fen);
    if (fields.size() == 4 && fields[1] != *first)
        throw Fault("key 'first' says " + shown(*first) + ", but in the position of key 'fen' " +
                    shown(fields[1]) + " is to move");
}

}  // namespace

VariantText read_variant_text(std::string_view text) {
    VariantText result;
    result.name = lower(take_word(text));
    if (result.name.empty()) throw Fault("no variant is named: expected NAME [key=value ...]");
    while (!(text = trimmed(text)).empty()) {
        if (lower(text.substr(0, 4)) == "fen=") {
            add(result.changes, "fen", trimmed(text.substr(4)));
            break;
        }
        const std::string_view word = take_word(text);
        const std::size_t equals = word.find('=');
        if (equals == 0 || equals == std::string_view::npos)
            throw Fault(quoted(word) + " is no setting: expected key=value");
        add(result.changes, lower(word.substr(0, equals)), lower(word.substr(equals + 1)));
    }
    return result;
}

Variant derive(const Variant& variant, const Parameters& changes,
               const std::vector<Displacement>& displacements) {
    refuse_other_side(changes);
    Variant result = variant;
    for (const Displacement& displacement : displacements) {
        const std::optional<std::string_view> given = changes.find(displacement.key);
        if (!given || given == variant.parameters.find(displacement.key)) continue;
        if (!displacement.value.empty() && *given != displacement.value) continue;
        for (const std::string_view key : displacement.displaced)
            result.parameters.erase(key);
    }
    result.parameters.override_with(changes);
    return result;
}

}  // namespace refskak::rules
