#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/tafl/tafl.hpp"

namespace refskak::search::tafl {

/// Where a king can go, and which ways lead him out. Looks along whole ranks and files at once:
/// nearly every judgement asks for it.
template <int width>
class Ways {
  public:
    using Game = rules::tafl::Tafl<width>;
    using Board = typename Game::Geometry;
    using Set = typename Game::Set;

    struct Found {
        int reach;       // points that he can go to in a move
        int out;         // on how many of these he has escaped
        int out_in_two;  // ways out that turn once
    };

    /// Keeps a reference.
    explicit Ways(const Game& game) : game_(game) {
        const Set turning = game.rules().escape_at_corner ? Board::edge : Board::all;
        rules::tafl::for_each_direction([&](auto d) {
            Set& set = facing_out_[static_cast<std::size_t>(index(d.value))];
            for (int i = 0; i < Board::size; ++i) {
                const rules::Point point{static_cast<std::uint16_t>(i)};
                const Set& ray = game.spots()[point].rays[index(d.value)];
                if (turning.test(point) && (ray & game.escape_points())) set.set(point);
            }
        });
        for (std::size_t rank = 0; rank < width; ++rank) {
            const auto row = [&](const Set& set) {
                return Board::row(set, static_cast<int>(rank));
            };
            rows_[rank] = {row(game.escape_points()), row(facing_out(Direction::north)),
                           row(facing_out(Direction::south))};
        }
    }

    /// For a king on `king`, whom the points of `barred` stop; his own is one of them.
    Found operator()(rules::Point king, const Set& barred) const {
        const auto place = rules::tafl::Spots<width>::places[king.number];
        const Row row = reach_in_row(Board::row(barred, place.rank), place.file);
        const Set column = game_.spots().template reach<Direction::north>(king, barred) |
                           game_.spots().template reach<Direction::south>(king, barred);
        return {std::popcount(row) + column.count(),
                std::popcount(row & rows_[place.rank].escapes) +
                    (column & game_.escape_points()).count(),
                turns_from_row(row, place.rank, barred) +
                    turns_from_column(column, place.file, barred)};
    }

  private:
    using Direction = rules::tafl::Direction;
    using Row = typename Board::Row;

    /// The free points of a rank on both sides of `file`, as far as the first of `barred`.
    static Row reach_in_row(Row barred, int file) {
        const int east = std::countr_zero((barred | Row{1} << width) >> (file + 1));
        const int west = std::countl_zero((barred << 1 | 1) << (31 - file));
        const Row whole = (Row{2} << (east + west)) - 1;
        return whole << (file - west) & ~(Row{1} << file);
    }

    const Set& facing_out(Direction d) const {
        return facing_out_[static_cast<std::size_t>(index(d))];
    }

    int turns_from_row(Row row, std::size_t rank, const Set& barred) const {
        const Row north = row & rows_[rank].facing_north;
        const Row south = row & rows_[rank].facing_south;
        if ((north | south) == 0) return 0;
        return std::popcount(north & ~Board::files_of(barred & Board::from_rank[rank + 1])) +
               std::popcount(south & ~Board::files_of(barred & ~Board::from_rank[rank]));
    }

    int turns_from_column(const Set& column, std::size_t file, const Set& barred) const {
        const Set east = column & facing_out(Direction::east);
        const Set west = column & facing_out(Direction::west);
        if ((east | west).empty()) return 0;
        return (east & ~Board::ranks_of(barred & Board::from_file[file + 1])).count() +
               (west & ~Board::ranks_of(barred & ~Board::from_file[file])).count();
    }

    /// By files, of one rank.
    struct Rows {
        Row escapes;
        Row facing_north;
        Row facing_south;
    };

    const Game& game_;
    std::array<Set, 4> facing_out_;  // by direction: where he may turn, as free ways lead out
    std::array<Rows, width> rows_;
};

}  // namespace refskak::search::tafl
