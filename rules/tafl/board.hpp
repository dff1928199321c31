#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/bit_set.hpp"
#include "rules/point.hpp"

namespace refskak::rules::tafl {

/// The four ways along rank and file; `opposite` flips the lowest bit.
enum class Direction : std::uint8_t { east, west, north, south };

constexpr Direction opposite(Direction d) {
    return static_cast<Direction>(static_cast<std::uint8_t>(d) ^ 1u);
}
constexpr int index(Direction d) { return static_cast<int>(d); }
/// Whether point numbers grow that way.
constexpr bool is_ascending(Direction d) { return (static_cast<int>(d) & 1) == 0; }

/// Calls `visit` with each direction as a constant, so that shifts are known when compiling.
template <class Visit>
constexpr void for_each_direction(Visit&& visit) {
    visit(std::integral_constant<Direction, Direction::east>{});
    visit(std::integral_constant<Direction, Direction::west>{});
    visit(std::integral_constant<Direction, Direction::north>{});
    visit(std::integral_constant<Direction, Direction::south>{});
}

/// Visits the points of `set` in ascending order, word by word: faster than `BitSet`'s iterator,
/// which works on the whole set.
template <int size, class Visit>
void for_each_point(const BitSet<size>& set, Visit&& visit) {
    const auto visit_word = [&](std::uint64_t word, int base) {
        for (; word != 0; word &= word - 1)
            visit(Point{static_cast<std::uint16_t>(base + std::countr_zero(word))});
    };
    if constexpr (size <= 64) {
        visit_word(set.word(), 0);
    } else if constexpr (size <= 128) {
        // One loop for both words: its end is hard to foretell, and half of the loops are empty.
        // So is the step from word to word, hence masks.
        auto word = static_cast<std::uint64_t>(set.word());
        const auto high = static_cast<std::uint64_t>(set.word() >> 64);
        unsigned base = 0;
        for (int left = set.count(); left > 0; --left) {
            const std::uint64_t over = -std::uint64_t{word == 0};
            word |= high & over;
            base |= over & 64;
            visit(Point{
                static_cast<std::uint16_t>(base + static_cast<unsigned>(std::countr_zero(word)))});
            word &= word - 1;
        }
    } else {
        for (int i = 0; i < static_cast<int>(set.word().part.size()); ++i)
            visit_word(set.word().part[static_cast<std::size_t>(i)], 64 * i);
    }
}

namespace detail {

template <int width>
constexpr BitSet<width * width> line(int first, int stride) {
    BitSet<width * width> result;
    for (int i = 0; i < width; ++i)
        result.set(Point{static_cast<std::uint16_t>(first + i * stride)});
    return result;
}

}  // namespace detail

/// A square board whose centre is the throne.
template <int width>
struct Board {
    static_assert(width % 2 == 1 && width >= 5 && width <= 25, "the throne needs a centre");
    static constexpr int size = width * width;
    using Set = BitSet<size>;

    static constexpr Set all = Set::all();
    static constexpr Set west_edge = detail::line<width>(0, width);
    static constexpr Set east_edge = detail::line<width>(width - 1, width);
    static constexpr Set south_edge = detail::line<width>(0, 1);
    static constexpr Set north_edge = detail::line<width>(size - width, 1);
    /// By file: the points on it and east of it.
    static constexpr std::array<Set, width + 1> from_file = [] {
        std::array<Set, width + 1> result;
        for (int file = width - 1; file >= 0; --file)
            result[file] = result[file + 1] | detail::line<width>(file, width);
        return result;
    }();
    /// By rank: the points on it and north of it.
    static constexpr std::array<Set, width + 1> from_rank = [] {
        std::array<Set, width + 1> result;
        for (int rank = width - 1; rank >= 0; --rank)
            result[rank] = result[rank + 1] | detail::line<width>(rank * width, 1);
        return result;
    }();
    static constexpr Set edge = west_edge | east_edge | south_edge | north_edge;
    static constexpr Set corners = (west_edge | east_edge) & (south_edge | north_edge);
    static constexpr Set not_west = all & ~west_edge;
    static constexpr Set not_east = all & ~east_edge;
    static constexpr Point throne{size / 2};
    static constexpr Set throne_set{throne};

    static constexpr Point point(Cell cell) {
        return {static_cast<std::uint16_t>(cell.rank * width + cell.file)};
    }
    static constexpr Cell cell(Point point) { return {point.number % width, point.number / width}; }

    /// How far a point's number changes by a step.
    static constexpr int stride(Direction d) {
        constexpr int strides[] = {1, -1, width, -width};
        return strides[index(d)];
    }

    /// Every point of `set` moved one step; those that leave the board vanish.
    template <Direction d>
    static constexpr Set step(const Set& set) {
        if constexpr (d == Direction::east) return (set & not_east) << 1;
        if constexpr (d == Direction::west) return (set & not_west) >> 1;
        if constexpr (d == Direction::north) return (set << width) & all;
        if constexpr (d == Direction::south) return set >> width;
    }

    /// Points of one rank, a bit for each file.
    using Row = std::uint32_t;
    static constexpr Row whole_row = (Row{1} << width) - 1;

    static constexpr Row row(const Set& set, int rank) {
        const int first = rank * width;
        if constexpr (Set::is_wide) {
            const auto& parts = set.word().part;
            const auto part = static_cast<std::size_t>(first / 64);
            const int shift = first % 64;
            std::uint64_t bits = parts[part] >> shift;
            if (shift + width > 64) bits |= parts[part + 1] << (64 - shift);
            return static_cast<Row>(bits) & whole_row;
        } else {
            return static_cast<Row>(set.word() >> first) & whole_row;
        }
    }

    /// The files on which some of `set` stand.
    static constexpr Row files_of(const Set& set) {
        if constexpr (Set::is_wide) {
            Row result = 0;
            for (int rank = 0; rank < width; ++rank)
                result |= row(set, rank);
            return result;
        } else {
            // The ranks are laid upon each other, as many at once as a machine word holds.
            constexpr int rows = std::min(64 / width, width);
            constexpr std::uint64_t whole = ~std::uint64_t{0} >> (64 - rows * width);
            std::uint64_t files = 0;
            for (int first = 0; first < size; first += rows * width)
                files |= static_cast<std::uint64_t>(set.word() >> first) & whole;
            for (int left = rows; left > 1; left = (left + 1) / 2)
                files |= files >> ((left + 1) / 2 * width);
            return static_cast<Row>(files) & whole_row;
        }
    }

    /// Every point of the ranks in which some of `set` stand.
    static constexpr Set ranks_of(const Set& set) {
        if constexpr (Set::is_wide) {
            Set result = set;
            for (int i = 1; i < width; ++i)
                result |= step<Direction::east>(result) | step<Direction::west>(result);
            return result;
        } else {
            // A sum carries into the last file of a rank where any point before it is set.
            const auto last = east_edge.word();
            const auto others = not_east.word();
            const auto found = (((set.word() & others) + others) | set.word()) & last;
            return Set((found << 1) - (found >> (width - 1)));
        }
    }

    /// The points beside those of `set`, in rank and file.
    static constexpr Set beside(const Set& set) {
        return step<Direction::east>(set) | step<Direction::west>(set) |
               step<Direction::north>(set) | step<Direction::south>(set);
    }

    /// `seed` and what lies beside it within `open`, in files and then in ranks: two steps in one.
    static constexpr Set grown(Set seed, const Set& open) {
        seed |= (step<Direction::north>(seed) | step<Direction::south>(seed)) & open;
        return seed | ((step<Direction::east>(seed) | step<Direction::west>(seed)) & open);
    }

    /// `seed` and what it reaches in rank and file over `open`.
    static constexpr Set flood(Set seed, const Set& open) {
        while (true) {
            const Set next = grown(seed, open);
            if (next == seed) return seed;
            seed = next;
        }
    }

    /// Whether `seed` reaches a point of `goal` in rank and file over `open`.
    static constexpr bool reaches(Set seed, const Set& open, const Set& goal) {
        while ((seed & goal).empty()) {
            const Set next = grown(seed, open);
            if (next == seed) return false;
            seed = next;
        }
        return true;
    }

    /// The edge on which men stand who look in direction `front`.
    static constexpr Set edge_behind(Direction front) {
        switch (front) {
            case Direction::east:
                return west_edge;
            case Direction::west:
                return east_edge;
            case Direction::north:
                return south_edge;
            default:
                return north_edge;
        }
    }
};

}  // namespace refskak::rules::tafl
