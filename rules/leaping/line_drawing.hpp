#pragma once

#include "rules/diagram.hpp"

namespace refskak::rules::leaping {

/// Draws the line that joins two points, `b` on the same rank further right or on a higher one:
/// cell by cell where it goes straight or along diagonals, else as a line to be told in words.
void draw_line(Diagram& diagram, Cell a, Cell b);

}  // namespace refskak::rules::leaping
