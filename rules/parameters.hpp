#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace refskak::rules {

/// The keys of a variant (rules.md, section 8) and their values as text, in the order given.
/// Presets, the words behind a variant's name and users' files all become this, and one reader a
/// family turns it into rules.
class Parameters {
  public:
    using Entry = std::pair<std::string, std::string>;

    Parameters() = default;
    Parameters(std::initializer_list<Entry> entries) : entries_(entries) {}

    /// The value of a key, or nothing.
    std::optional<std::string_view> find(std::string_view key) const;
    /// The value of a key that is known to be present (families complete their defaults first).
    std::string_view at(std::string_view key) const;
    /// Adds a key or replaces its value.
    void set(std::string_view key, std::string_view value);
    void erase(std::string_view key);
    /// Sets every key of `changes`.
    void override_with(const Parameters& changes);

    const std::vector<Entry>& entries() const { return entries_; }
    friend bool operator==(const Parameters&, const Parameters&) = default;

  private:
    std::vector<Entry> entries_;
};

/// How a key's value is written in a file of variants; as text all are alike, lists with commas.
enum class KeyKind : unsigned char { text, number, list };

/// One key that a family understands: its name and its values in words ("on or off"), for
/// checking, for messages and for the documents.
struct KeyDescription {
    std::string_view name;
    std::string_view values;
    KeyKind kind = KeyKind::text;
};

/// What goes when a key gets another value: a board of one's own leaves nothing of the lines, and
/// of the start position, that stood there before.
struct Displacement {
    std::string_view key;
    std::string_view value;  // given so; empty: given at all
    std::vector<std::string_view> displaced;
};

/// Throws a `Fault` that names the first key of `parameters` that is not among `keys`, and those
/// near it.
void require_known_keys(const Parameters& parameters, const std::vector<KeyDescription>& keys);

/// What is given on top of a family's `defaults`. Throws as `require_known_keys` does.
Parameters completed(const Parameters& given, Parameters defaults,
                     const std::vector<KeyDescription>& keys);

/// The names among `names` that resemble `word`, best first, at most three: "did you mean".
std::vector<std::string> near_names(std::string_view word, const std::vector<std::string>& names);

// Readers of one value. Each throws a `Fault` that names key, value and what was expected.

/// "on" or "off".
bool read_switch(const Parameters& parameters, std::string_view key);
/// A whole number from `least` to `most`, no sign, no leading zero.
int read_number(const Parameters& parameters, std::string_view key, int least, int most);
/// The place of the value among `choices`.
std::size_t read_choice(const Parameters& parameters, std::string_view key,
                        const std::vector<std::string_view>& choices);
/// "w" or "b" and other lists go through read_choice; this one splits at commas.
std::vector<std::string> split_list(std::string_view text, char separator);

}  // namespace refskak::rules
