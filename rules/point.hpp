#pragma once

#include <compare>
#include <cstdint>

namespace refskak::rules {

/// A point of a board: its number in the order a1, b1, ..., a2, b2, ... (by rank, then file),
/// counting only cells that are points. This is also the order in which moves are compared.
struct Point {
    std::uint16_t number;

    static constexpr Point none() { return {0xFFFF}; }
    constexpr bool exists() const { return number != none().number; }
    friend constexpr auto operator<=>(Point, Point) = default;
};

/// A cell of the grid that a board is drawn on; both counted from 0, rank 0 at the bottom.
struct Cell {
    int file;
    int rank;

    friend constexpr bool operator==(Cell, Cell) = default;
};

}  // namespace refskak::rules
