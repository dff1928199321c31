#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/words.hpp"

namespace refskak::daemon {

/// Splits at blanks (spaces, tabs, carriage returns).
std::vector<std::string> split_words(const std::string& line);

/// Splits the first word off a line; the rest keeps its blanks but for those around it.
std::pair<std::string, std::string> split_command(const std::string& line);

/// The text in lower case.
std::string lower_case(std::string text);

/// A whole number with an optional sign, or nothing. One too large for 64 bits becomes the largest.
std::optional<std::int64_t> read_integer(const std::string& text);

/// A whole number from `least` to `most`. Throws a `rules::Fault` that begins with `what` and names
/// the range.
std::int64_t read_number(const std::string& what, const std::string& text, std::int64_t least,
                         std::int64_t most);

using rules::shown;

/// A message or a description that came from outside: bounded, on one line.
std::string printable(const std::string& text);

}  // namespace refskak::daemon
