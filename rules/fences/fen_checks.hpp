#pragma once

#include <string>
#include <string_view>

#include "rules/fences/position.hpp"

namespace refskak::rules::fences {

// The parts of reading a position text. Each throws a `Fault` that names what is wrong.

/// Puts the men on the board; `most_fences` are allowed a side.
void read_placement(Position& p, std::string_view text, int most_fences);
/// Fills the hands, after the men on the board and the side to move.
void read_hands(Position& p, std::string_view text);

void require_predators(const Position& p);
/// While a hand is not empty: each man on the board stands where it could have been placed, and
/// each man in hand can be.
void require_placeable(const Position& p);

}  // namespace refskak::rules::fences
