#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/side.hpp"
#include "search/huge_pages.hpp"
#include "search/tables/cells.hpp"
#include "search/tables/goose_sets.hpp"

namespace refskak::search::tables {

/// How many positions of one goose number are won for whom.
struct Count {
    std::uint64_t white = 0;
    std::uint64_t black = 0;
    std::uint64_t drawn = 0;

    std::uint64_t all() const { return white + black + drawn; }
    Count& operator+=(const Count& other) {
        white += other.white;
        black += other.black;
        drawn += other.drawn;
        return *this;
    }
};

/// How many moves of the winner the next move that cannot be undone, or the end, is away, for each
/// position with Black to move: a byte a free point, 0 where nobody wins or it is decided already.
class Distances {
  public:
    static constexpr int most = 255;  // and what is longer

    Distances() = default;
    Distances(int free, std::uint64_t count)
        : free_(static_cast<std::uint64_t>(free)), data_(free_ * count + 1) {}

    explicit operator bool() const { return static_cast<bool>(data_); }
    const std::byte* of(std::uint64_t index) const { return data_.data() + free_ * index; }
    void set(std::uint64_t index, Word free, Word foxes, int distance) {
        for (; foxes != 0; foxes &= foxes - 1) {
            const int place = std::popcount(free & (bit(std::countr_zero(foxes)) - 1));
            data_.data()[free_ * index + static_cast<unsigned>(place)] =
                static_cast<std::byte>(std::min(distance, most));
        }
    }

  private:
    std::uint64_t free_ = 0;
    ZeroedPages data_;
};

/// Where the fox may stand, in the middle of his leaps, so that the side wins; by goose sets.
/// Empty cells: there are so few geese that the fox has won.
using Chains = rules::PerSide<Cells>;

/// All that is found out of one goose number.
struct Truth {
    rules::PerSide<Cells> wins;  // Black to move; no cells for Black where nothing is ever drawn
    Distances distances;
    Chains chains;  // for the next goose number
    Count fox_turn;
    Count goose_turn;
    int longest = 0;  // the greatest distance
};

}  // namespace refskak::search::tables
