#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace refskak::daemon {

enum class OptionKind { check, spin, combo, button, string };

/// One option, declared once: the `option` lines of the handshake, `setoption` and the command
/// line are all made from it.
struct Option {
    std::string name;  // as in `setoption`
    std::string flag;  // as on the command line, without the dashes; empty: not there
    OptionKind kind;
    std::string value;  // the default
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::vector<std::string> choices;  // of a combo, for listing only
    std::string help;
    /// Puts a checked value into force; throws `rules::Fault` to refuse it.
    std::function<void(const std::string&)> apply;
};

/// A number from `least` to `most`.
Option spin_option(std::string name, std::string flag, std::int64_t value, std::int64_t least,
                   std::int64_t most, std::string help, std::function<void(std::int64_t)> apply);
/// Yes or no, by default no.
Option check_option(std::string name, std::string flag, std::string help,
                    std::function<void(bool)> apply);
/// Any text, by default none; `<empty>` stands for none.
Option string_option(std::string name, std::string flag, std::string help,
                     std::function<void(const std::string&)> apply);

/// One of some texts, which are listed as `choices`.
Option combo_option(std::string name, std::string flag, std::string value, std::string help,
                    std::function<void(const std::string&)> apply);
Option button_option(std::string name, std::string help, std::function<void()> apply);

/// Options and the values that they are to have.
using Settings = std::vector<std::pair<const Option*, std::string>>;

/// The option with that name (case does not matter), or null.
const Option* find_option(const std::vector<Option>& options, std::string_view name);

/// Checks `value` against kind and range and applies it. Throws `rules::Fault` with the range.
void set_option(const Option& option, const std::string& value);

/// Reads `name N [value V]` and sets that option. Returns it; throws `rules::Fault`.
const Option& set_option(const std::vector<Option>& options, const std::string& text);

/// `option name Hash type spin default 64 min 1 max 33554432`
std::string option_line(const Option& option);

}  // namespace refskak::daemon
