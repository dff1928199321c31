#pragma once

#include <array>

#include "rules/tafl/board.hpp"

namespace refskak::rules::tafl {

/// What lies around each point of a board.
template <int width>
class Spots {
  public:
    using Geometry = Board<width>;
    using Set = typename Geometry::Set;

    struct Spot {
        Set neighbours;              // in rank and file
        Set ring;                    // these and the diagonal ones
        std::array<Point, 8> round;  // the same in the order of a walk around, from east
        std::array<Point, 4> near;   // by direction
        Set two_away;                // in rank and file
        std::array<Set, 4> rays;     // by direction: the points from here to the edge
    };

    /// `Geometry::cell` without divisions.
    struct Place {
        std::uint8_t file;
        std::uint8_t rank;
    };
    static constexpr std::array<Place, Geometry::size> places = [] {
        std::array<Place, Geometry::size> result{};
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = {static_cast<std::uint8_t>(i % width),
                         static_cast<std::uint8_t>(i / width)};
        return result;
    }();

    Spots() {
        for (int i = 0; i < Geometry::size; ++i)
            spots_[static_cast<std::size_t>(i)] = spot_of(Point{static_cast<std::uint16_t>(i)});
    }

    const Spot& operator[](Point point) const { return spots_[point.number]; }

    /// The first point of `barred` that a man going from `from` in direction `d` would meet.
    template <Direction d>
    Point first_barred(Point from, const Set& barred) const {
        const Set met = spots_[from.number].rays[index(d)] & barred;
        if (met.empty()) return Point::none();
        return is_ascending(d) ? met.first() : met.last();
    }

    /// The points from `from` in direction `d` that lie before any of `barred`.
    template <Direction d>
    Set reach(Point from, const Set& barred) const {
        const Set ray = spots_[from.number].rays[index(d)];
        const Set met = ray & barred;
        return ray & (is_ascending(d) ? met.before_first() : met.after_last());
    }

    /// The points from `from` in rank and file that lie before any of `barred`.
    Set reach(Point from, const Set& barred) const {
        return reach<Direction::east>(from, barred) | reach<Direction::west>(from, barred) |
               reach<Direction::north>(from, barred) | reach<Direction::south>(from, barred);
    }

    /// Whether a man who has come to stand on `here` may have parted points that hung together
    /// around him, when only `barred` (with him) parts points. The outside of the board counts as
    /// one more open place.
    bool may_part(Point here, const Set& barred) const {
        const Spot& spot = spots_[here.number];
        if ((spot.ring & barred).count() < 2) return false;
        unsigned pattern = 0;
        for (std::size_t i = 0; i < spot.round.size(); ++i)
            if (spot.round[i].exists() && barred.test(spot.round[i])) pattern |= 1u << i;
        return parts[pattern];
    }

  private:
    /// By the barred ones of eight places in a walk around a point: whether its open neighbours
    /// (the even places) fall into two groups or more.
    static constexpr std::array<bool, 256> parts = [] {
        std::array<bool, 256> result{};
        for (unsigned pattern = 0; pattern < result.size(); ++pattern) {
            const auto open = [&](unsigned place) { return (pattern >> place % 8 & 1) == 0; };
            int groups = 0;
            for (unsigned place = 0; place < 8; place += 2)
                if (open(place) && !(open(place + 1) && open(place + 2))) ++groups;
            result[pattern] = groups >= 2;
        }
        return result;
    }();

    static Spot spot_of(Point here) {
        Spot spot;
        const Set at(here);
        spot.neighbours = Geometry::beside(at);
        const Set flat = Geometry::template step<Direction::east>(at) |
                         Geometry::template step<Direction::west>(at);
        spot.ring = spot.neighbours | Geometry::template step<Direction::north>(flat) |
                    Geometry::template step<Direction::south>(flat);
        constexpr std::array<Cell, 8> walk{
            {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
        for (std::size_t i = 0; i < walk.size(); ++i) {
            const Cell cell{Geometry::cell(here).file + walk[i].file,
                            Geometry::cell(here).rank + walk[i].rank};
            const bool inside =
                cell.file >= 0 && cell.file < width && cell.rank >= 0 && cell.rank < width;
            spot.round[i] = inside ? Geometry::point(cell) : Point::none();
        }
        for_each_direction([&](auto d) {
            const Set near = Geometry::template step<d.value>(at);
            const Set far = Geometry::template step<d.value>(near);
            spot.near[index(d.value)] = near ? near.first() : Point::none();
            spot.two_away |= far;
            Set& ray = spot.rays[index(d.value)];
            for (Set next = near; next; next = Geometry::template step<d.value>(next))
                ray |= next;
        });
        return spot;
    }

    std::array<Spot, Geometry::size> spots_;
};

}  // namespace refskak::rules::tafl
