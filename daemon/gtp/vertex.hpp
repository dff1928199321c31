#pragma once

#include <optional>
#include <string>

#include "rules/point.hpp"

namespace refskak::daemon::gtp {

/// GTP has letters for so many files.
extern const int most_files;

/// GTP names cells like our points but for the letters: upper case, and there is no I.
std::string vertex(rules::Cell cell);

/// Reads a vertex in any case; nothing when it is none.
std::optional<rules::Cell> read_vertex(const std::string& text);

/// The cell of a point as moves name it, "e5".
rules::Cell cell_of(const std::string& point);

/// The point of a cell as moves name it.
std::string point_name(rules::Cell cell);

}  // namespace refskak::daemon::gtp
