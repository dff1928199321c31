#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "rules/leaping/board.hpp"
#include "rules/leaping/chains.hpp"
#include "rules/side.hpp"

namespace refskak::rules::leaping {

/// The fields of a position text, the counters read. `hand` is empty where there is none.
struct FenFields {
    std::string placement;
    Side side = Side::white;
    std::string hand;
    std::uint32_t progress = 0;
    std::uint32_t move_number = 1;
};

inline constexpr std::uint32_t largest_counter = 999'999'999;

FenFields read_fen_fields(std::string_view text, bool with_hand);
std::string fen_text(const FenFields& fields, bool with_hand);

/// The men of the two letters ("Gf": G first).
using Men = std::array<PointSet, 2>;
Men read_placement(const Board& board, std::string_view text, std::string_view letters);
std::string placement_text(const Board& board, const Men& men, std::string_view letters);

/// Points strung together: "d4d6f6".
std::string path_text(const Board& board, const std::vector<Point>& path);
/// Reads such a string, of two points at least.
std::vector<Point> read_path(const Board& board, std::string_view text);

/// Finds the legal move that a string of points means: a path to its end, or two points alone.
/// `crowd` belongs to the man on the first point, `legal` lists the moves in canonical order.
Move find_move(const Board& board, const Crowd& crowd, const std::vector<Point>& path,
               const MoveList<Move>& legal, std::string_view text);

std::string lower(std::string_view text);

}  // namespace refskak::rules::leaping
