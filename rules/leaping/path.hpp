#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/leaping/board.hpp"
#include "rules/leaping/chains.hpp"

namespace refskak::rules::leaping {

/// Points strung together: "d4d6f6".
std::string path_text(const Board& board, const std::vector<Point>& path);
/// Reads such a string, of two points at least.
std::vector<Point> read_path(const Board& board, std::string_view text);

/// Finds the legal move that a string of points means: a path to its end, or two points alone.
/// `crowd` belongs to the man on the first point, `legal` lists the moves in any order.
Move find_move(const Board& board, const Crowd& crowd, const std::vector<Point>& path,
               const MoveList<Move>& legal, std::string_view text);

}  // namespace refskak::rules::leaping
