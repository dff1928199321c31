#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "search/tables/goose_sets.hpp"
#include "search/tables/men.hpp"

namespace refskak::search::tables {

/// Stands on one goose set and knows the places of those next to it. Only two rows change when a
/// goose moves, so that a neighbour's number costs a few operations. Walking in the order of the
/// numbers is cheaper than jumping.
class Cursor {
  public:
    /// `fewer`: the sets of one goose less, or null.
    Cursor(const Men& men, const GooseSets& sets, const GooseSets* fewer = nullptr)
        : rows_(men.rows()), sets_(sets), fewer_(fewer) {}

    void seek(std::uint64_t index);
    Word geese() const { return geese_; }
    std::uint64_t index() const { return index_; }
    Word free() const { return rows_.all() & ~geese_; }

    /// Calls `visit(to, place)` for each of some steps of a goose, the fox left out of account: the
    /// point it steps to, and the place of the geese as they then stand; until a call returns true.
    template <class Visit>
    bool steps(const GooseSteps& steps, Visit visit) const {
        return neighbours<false>(steps, visit);
    }
    /// The same for steps that lead here. A set that is kept beside its mirror image is visited in
    /// both forms.
    template <class Visit>
    void origins(const GooseSteps& origins, Visit visit) const {
        neighbours<true>(origins, [&](int, const Place& place) {
            visit(place);
            return false;
        });
    }
    /// The set without the goose on `point`, among those of one goose less.
    Place without(int point) const {
        const int row = rows_.row_of(point);
        const Profile& profile = *fewer_links_[static_cast<std::size_t>(row)];
        const Word rest = geese_ ^ bit(point);
        const unsigned pattern = rows_.pattern(rest, row);
        const GooseSets::Ranks& ranks = fewer_->ranks(row)[pattern];
        if (row == fewer_->middle() && !fewer_->kept(pattern))
            return {
                base(profile, mirrored_ranks_, row, row) + ranks.mirrored * stride(profile, row),
                mirrored_geese_ ^ bit(rows_.mirrored_point(point)), true};
        return {base(profile, ranks_, row, row) + ranks.plain * stride(profile, row), rest, false};
    }

  private:
    using RowRanks = std::array<std::uint32_t, Rows::most>;

    const Profile* link(int from, int to) const {
        return links_[static_cast<std::size_t>(from)][static_cast<std::size_t>(to - from + 1)];
    }
    static std::uint64_t stride(const Profile& profile, int row) {
        return profile.strides[static_cast<std::size_t>(row)];
    }
    /// The sum of ranks times strides over the rows but two.
    std::uint64_t base(const Profile& profile, const RowRanks& ranks, int one, int other) const {
        std::uint64_t sum = profile.first;
        for (int row = 0; row < rows_.count(); ++row) {
            const auto r = static_cast<std::size_t>(row);
            if (row != one && row != other) sum += std::uint64_t{ranks[r]} * profile.strides[r];
        }
        return sum;
    }
    void step_row();
    void decode();
    void enter(const Profile& profile);
    void set_pattern(int row, std::uint32_t rank);

    template <bool twins, class Steps, class Visit>
    bool neighbours(const Steps& steps, Visit visit) const;
    template <bool twins, class Steps, class Visit>
    bool neighbours(const Steps& steps, Visit visit, int from, int to) const;

    const Rows& rows_;
    const GooseSets& sets_;
    const GooseSets* fewer_;
    const Profile* home_ = nullptr;
    std::uint64_t index_ = ~std::uint64_t{0};
    Word geese_ = 0;
    Word mirrored_geese_ = 0;
    std::array<unsigned, Rows::most> patterns_{};
    RowRanks ranks_{};
    RowRanks mirrored_ranks_{};
    // By row and by whether the goose goes down, stays or goes up.
    std::array<std::array<const Profile*, 3>, Rows::most> links_{};
    std::array<const Profile*, Rows::most> fewer_links_{};
};

template <bool twins, class Steps, class Visit>
bool Cursor::neighbours(const Steps& steps, Visit visit) const {
    for (int from = 0; from < rows_.count(); ++from) {
        if (patterns_[static_cast<std::size_t>(from)] == 0) continue;
        for (int to = std::max(from - 1, 0); to <= from + 1 && to < rows_.count(); ++to)
            if (steps.lead(to - from) && neighbours<twins>(steps, visit, from, to)) return true;
    }
    return false;
}

template <bool twins, class Steps, class Visit>
bool Cursor::neighbours(const Steps& steps, Visit visit, int from, int to) const {
    const Word room = rows_.mask(to) & ~geese_;
    Word rest = geese_ & rows_.mask(from);
    const Profile* profile = link(from, to);
    if (profile == nullptr || room == 0) return false;
    // What does not change from goose to goose is kept where the compiler sees that it does not.
    const auto* to_ranks = sets_.ranks(to);
    const auto* from_ranks = sets_.ranks(from);
    const std::uint64_t to_stride = stride(*profile, to);
    const std::uint64_t from_stride = from == to ? 0 : stride(*profile, from);
    const int middle = sets_.middle();
    const bool decides = from == middle || to == middle;
    const std::uint64_t plain_base = from == to
                                         ? index_ - ranks_[static_cast<std::size_t>(to)] * to_stride
                                         : base(*profile, ranks_, from, to);
    const std::uint64_t mirrored_base = decides ? base(*profile, mirrored_ranks_, from, to) : 0;
    for (; rest != 0; rest &= rest - 1) {
        const int goose = std::countr_zero(rest);
        for (Word ends = steps(goose) & room; ends != 0; ends &= ends - 1) {
            const int end = std::countr_zero(ends);
            const Word moved = geese_ ^ bit(goose) ^ bit(end);
            const GooseSets::Ranks& reached = to_ranks[rows_.pattern(moved, to)];
            const GooseSets::Ranks& left = from_ranks[rows_.pattern(moved, from)];
            const auto plain = [&] {
                return Place{plain_base + reached.plain * to_stride + left.plain * from_stride,
                             moved, false};
            };
            const auto mirrored = [&] {
                return Place{
                    mirrored_base + reached.mirrored * to_stride + left.mirrored * from_stride,
                    mirrored_geese_ ^ bit(rows_.mirrored_point(goose)) ^
                        bit(rows_.mirrored_point(end)),
                    true};
            };
            if (!decides) {
                if (visit(end, plain())) return true;
                continue;
            }
            const unsigned decisive = rows_.pattern(moved, middle);
            if (visit(end, sets_.kept(decisive) ? plain() : mirrored())) return true;
            if (twins && sets_.palindrome(decisive) && visit(end, mirrored())) return true;
        }
    }
    return false;
}

}  // namespace refskak::search::tables
