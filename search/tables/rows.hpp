#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/leaping/board.hpp"

namespace refskak::search::tables {

/// A set of points as tables handle it: the word of a `PointSet`.
using Word = std::uint64_t;

constexpr Word bit(int point) { return Word{1} << point; }

/// A board's points rank by rank. What a set of points holds of one row is a pattern: its bits,
/// moved down to bit 0.
class Rows {
  public:
    static constexpr int most = 9;
    static constexpr int widest = 9;
    static constexpr int no_row = -1;

    /// Throws `rules::Fault` for a board with more or wider ranks than tables are made for.
    explicit Rows(const rules::leaping::Board& board);

    int count() const { return count_; }
    int points() const { return points_; }
    Word all() const { return bit(points_) - 1; }
    int width(int row) const { return widths_[static_cast<std::size_t>(row)]; }
    int first(int row) const { return firsts_[static_cast<std::size_t>(row)]; }
    int row_of(int point) const { return row_of_[static_cast<std::size_t>(point)]; }
    Word mask(int row) const { return (bit(width(row)) - 1) << first(row); }
    unsigned pattern(Word word, int row) const {
        return static_cast<unsigned>(word >> first(row)) & ((1u << width(row)) - 1);
    }

    /// Whether the board looks the same in a mirror that swaps left and right.
    bool symmetric() const { return symmetric_; }
    /// The mirror image of a set; only for a symmetric board.
    Word mirrored(Word word) const {
        for (const Swap& swap : swaps_) {
            const Word low = word & swap.low;
            const Word high = (word >> swap.distance) & swap.low;
            word ^= low ^ high ^ ((low ^ high) << swap.distance);
        }
        return word;
    }
    int mirrored_point(int point) const { return images_[static_cast<std::size_t>(point)]; }
    /// The mirror image of a row's pattern.
    unsigned mirrored_pattern(unsigned pattern, int row) const;

  private:
    /// Points `low` change places with those `distance` further on.
    struct Swap {
        Word low;
        int distance;
    };
    void find_symmetry(const rules::leaping::Board& board);

    int count_;
    int points_;
    std::array<int, most> widths_{};
    std::array<int, most> firsts_{};
    std::array<int, rules::leaping::most_points> row_of_{};
    std::array<int, rules::leaping::most_points> images_{};
    bool symmetric_ = false;
    std::vector<Swap> swaps_;
};

}  // namespace refskak::search::tables
