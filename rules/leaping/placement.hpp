#pragma once

#include <array>
#include <string>
#include <string_view>

#include "rules/leaping/board.hpp"

namespace refskak::rules::leaping {

/// The men of the two letters of a game ("Gf": G first).
using Men = std::array<PointSet, 2>;

/// Reads the first field of a position text. Throws a `Fault` that names rank and fault.
Men read_placement(const Board& board, std::string_view text, std::string_view letters);
std::string placement_text(const Board& board, const Men& men, std::string_view letters);

}  // namespace refskak::rules::leaping
