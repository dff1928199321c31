#include "rules/parameters.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "rules/fault.hpp"
#include "rules/words.hpp"

namespace refskak::rules {

namespace {

/// Levenshtein's distance: insertions, deletions and changes of a letter.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, diagonal + 1});
        }
    }
    return row.back();
}

[[noreturn]] void refuse_value(std::string_view key, std::string_view value,
                               const std::string& expected) {
    throw Fault("value " + quoted(value) + " of key " + quoted(key) +
                " is not understood: expected " + expected);
}

template <class Texts>
std::string joined(const Texts& texts) {
    std::string result;
    for (const auto& text : texts) {
        if (!result.empty()) result += ", ";
        result += text;
    }
    return result;
}

}  // namespace

std::optional<std::string_view> Parameters::find(std::string_view key) const {
    for (const auto& [name, value] : entries_)
        if (name == key) return value;
    return {};
}

std::string_view Parameters::at(std::string_view key) const {
    const auto value = find(key);
    assert(value);
    return *value;
}

void Parameters::set(std::string_view key, std::string_view value) {
    for (auto& [name, old] : entries_) {
        if (name != key) continue;
        old = value;
        return;
    }
    entries_.emplace_back(key, value);
}

void Parameters::erase(std::string_view key) {
    std::erase_if(entries_, [&](const Entry& entry) { return entry.first == key; });
}

void Parameters::override_with(const Parameters& changes) {
    for (const auto& [name, value] : changes.entries())
        set(name, value);
}

std::vector<std::string> near_names(std::string_view word, const std::vector<std::string>& names) {
    std::vector<std::pair<std::size_t, std::string>> ranked;
    for (const std::string& name : names) {
        const bool starts_alike = !word.empty() && name.starts_with(word);
        const std::size_t distance = edit_distance(word, name);
        if (starts_alike || distance <= std::max<std::size_t>(2, word.size() / 3))
            ranked.emplace_back(distance, name);
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    if (ranked.size() > 3) ranked.resize(3);
    std::vector<std::string> result;
    result.reserve(ranked.size());
    for (auto& [distance, name] : ranked)
        result.push_back(std::move(name));
    return result;
}

void require_known_keys(const Parameters& parameters, const std::vector<KeyDescription>& keys) {
    std::vector<std::string> names;
    names.reserve(keys.size());
    for (const KeyDescription& key : keys)
        names.emplace_back(key.name);
    for (const auto& [name, value] : parameters.entries()) {
        if (std::find(names.begin(), names.end(), name) != names.end()) continue;
        const std::vector<std::string> near = near_names(name, names);
        throw Fault("unknown key " + quoted(name) + ": " +
                    (near.empty() ? "the keys are " + joined(names)
                                  : "did you mean " + joined(near) + "?"));
    }
}

Parameters completed(const Parameters& given, Parameters defaults,
                     const std::vector<KeyDescription>& keys) {
    require_known_keys(given, keys);
    defaults.override_with(given);
    return defaults;
}

bool read_switch(const Parameters& parameters, std::string_view key) {
    return read_choice(parameters, key, {"off", "on"}) == 1;
}

int read_number(const Parameters& parameters, std::string_view key, int least, int most) {
    const std::string_view text = parameters.at(key);
    const bool digits =
        !text.empty() && text.size() <= 9 &&
        std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
        (text.size() == 1 || text[0] != '0');
    const int value = digits ? std::stoi(std::string(text)) : least - 1;
    if (value < least || value > most)
        refuse_value(key, text,
                     "a number from " + std::to_string(least) + " to " + std::to_string(most));
    return value;
}

std::size_t read_choice(const Parameters& parameters, std::string_view key,
                        const std::vector<std::string_view>& choices) {
    const std::string_view text = parameters.at(key);
    const auto found = std::find(choices.begin(), choices.end(), text);
    if (found == choices.end()) refuse_value(key, text, "one of " + joined(choices));
    return static_cast<std::size_t>(found - choices.begin());
}

std::vector<std::string> split_list(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.emplace_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

}  // namespace refskak::rules
