#pragma once

#include <string>
#include <vector>

#include "daemon/gtp/clicks.hpp"
#include "rules/diagram.hpp"

namespace refskak::daemon::gtp {

/// The side of the square grid that holds the board.
int board_size(const rules::Diagram& diagram);

/// The men as GoGui's stones, a line a rank from the top: X black, O white, a dot for none.
std::string stones(const rules::Diagram& diagram);

/// What stones cannot show, in GoGui's graphics commands, one a line: the kind of each cell (holes,
/// throne, corners, camps, squares, crossings of diagonal lines) as a colour, what men other than
/// the ordinary ones are, what is clicked, and where the move may go on.
std::string graphics(const rules::Diagram& diagram, const Clicks& clicks, const std::string& text);

/// The points without a man, those of the middle ranks first.
std::vector<std::string> free_points(const rules::Diagram& diagram);

}  // namespace refskak::daemon::gtp
