#pragma once

#include <array>
#include <bit>
#include <cstddef>

#include "search/tables/cells.hpp"

namespace refskak::search::tables {

/// A set of places of two foxes on a board: for each point of one, those where the other stands.
/// Either may be the one, so that a set is its own transpose; but in the middle of a turn of leaps
/// the rows are the points of the fox that leaps.
class Pairs {
  public:
    Word& operator[](int point) { return rows_[static_cast<std::size_t>(point)]; }
    Word operator[](int point) const { return rows_[static_cast<std::size_t>(point)]; }
    bool operator==(const Pairs&) const = default;

    /// All places on some points.
    static Pairs on(Word free) {
        Pairs all;
        for_each(free, [&](int point) { all[point] = free ^ bit(point); });
        return all;
    }

    bool empty() const {
        Word any = 0;
        for (const Word row : rows_)
            any |= row;
        return any == 0;
    }
    /// Places that differ in which fox is which count twice.
    int count() const {
        int sum = 0;
        for (const Word row : rows_)
            sum += std::popcount(row);
        return sum;
    }
    Pairs& operator|=(const Pairs& other) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i] |= other.rows_[i];
        return *this;
    }
    Pairs& operator&=(const Pairs& other) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i] &= other.rows_[i];
        return *this;
    }
    Pairs& operator-=(const Pairs& other) {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i] &= ~other.rows_[i];
        return *this;
    }
    friend Pairs operator|(Pairs a, const Pairs& b) { return a |= b; }
    friend Pairs operator&(Pairs a, const Pairs& b) { return a &= b; }
    friend Pairs operator-(Pairs a, const Pairs& b) { return a -= b; }

    Pairs transposed() const {
        Pairs other;
        for (std::size_t i = 0; i < rows_.size(); ++i)
            for_each(rows_[i], [&](int point) { other[point] |= Word{1} << i; });
        return other;
    }
    Pairs mirrored(const Rows& rows) const {
        Pairs image;
        for (int point = 0; point < rows.points(); ++point)
            image[rows.mirrored_point(point)] = rows.mirrored((*this)[point]);
        return image;
    }

    /// Calls `visit(point)` for each point of a set.
    template <class Visit>
    static void for_each(Word points, Visit visit) {
        for (; points != 0; points &= points - 1)
            visit(std::countr_zero(points));
    }

  private:
    std::array<Word, rules::leaping::most_points> rows_{};
};

/// The cells of one goose set: a row for each point that is free, in the order of the points.
inline Pairs pairs_at(const Cells& cells, std::uint64_t set, Word geese, Word free) {
    Pairs pairs;
    std::uint64_t cell = set * static_cast<unsigned>(std::popcount(free));
    Pairs::for_each(free, [&](int point) { pairs[point] = cells.get(cell++, geese); });
    return pairs;
}

inline void set_pairs(Cells& cells, std::uint64_t set, Word geese, Word free, const Pairs& pairs) {
    std::uint64_t cell = set * static_cast<unsigned>(std::popcount(free));
    Pairs::for_each(free, [&](int point) { cells.set(cell++, pairs[point], geese); });
}

}  // namespace refskak::search::tables
