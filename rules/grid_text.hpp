#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/point.hpp"

namespace refskak::rules {

/// "a1", "s19": the file's letter and the rank's number, counted from 1.
std::string cell_text(Cell cell);

/// Reads a cell at the front of `text` (any case) and removes it from `text`. The rank takes as
/// many digits as there are, at most two. Nothing, and `text` untouched, when none stands there.
std::optional<Cell> take_cell(std::string_view& text);

/// Reads the one cell that the word `text` of the key `key` is to be. Throws a `Fault`.
Cell read_cell(std::string_view text, std::string_view key);

}  // namespace refskak::rules
