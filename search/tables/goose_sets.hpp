#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "search/tables/rows.hpp"

namespace refskak::search::tables {

/// How many geese stand on each rank. The sets of one profile are numbered one after the other.
/// A step sideways keeps the profile; a step forward leads to one of greater height.
struct Profile {
    std::array<std::uint8_t, Rows::most> geese{};
    std::array<std::uint32_t, Rows::most> strides{};
    std::uint64_t first = 0;  // the number of its first set
    std::uint32_t size = 0;   // how many sets are kept
    int height = 0;           // the sum of the geese's ranks
};

/// Where a goose set is kept. Of two mirror images one is kept; `mirrored`: it is the other one.
struct Place {
    std::uint64_t index;
    Word kept;  // the set, or its mirror image if that is kept
    bool mirrored;
};

/// Numbers the sets of a given number of geese: profile by profile, the highest first, and within
/// a profile by the patterns of the rows in a mixed radix. Where the board has a mirror, a set is
/// kept only if its middle row is not greater than its own mirror image, which nearly halves them.
class GooseSets {
  public:
    GooseSets(const Rows& rows, int geese);

    const Rows& rows() const { return rows_; }
    int geese() const { return geese_; }
    std::uint64_t size() const { return size_; }
    const std::vector<Profile>& profiles() const { return profiles_; }

    /// The profile with so many geese on each rank, which must exist.
    const Profile& profile(const std::array<std::uint8_t, Rows::most>& geese) const;
    /// The profile that holds the set of that number.
    const Profile& profile_of(std::uint64_t index) const;

    /// The place of a pattern among those of its row with equally many geese, and the place of its
    /// mirror image.
    struct Ranks {
        std::uint32_t plain;
        std::uint32_t mirrored;
    };
    /// By the patterns of a row.
    const Ranks* ranks(int row) const { return ranks_[static_cast<std::size_t>(row)].data(); }
    bool kept(unsigned middle_pattern) const { return kept_[middle_pattern]; }
    bool palindrome(unsigned middle_pattern) const { return palindromes_[middle_pattern]; }
    /// The mirror image of a row's pattern; the pattern itself where the board has no mirror.
    unsigned image(int row, unsigned pattern) const {
        return images_[static_cast<std::size_t>(row)][pattern];
    }
    /// The row that decides which of two mirror images is kept, or `Rows::no_row`.
    int middle() const { return middle_; }
    /// The patterns of a row with so many geese, in the order of their ranks.
    const std::vector<unsigned>& patterns(int row, int geese) const {
        return patterns_[static_cast<std::size_t>(row)][static_cast<std::size_t>(geese)];
    }

    Place place(Word geese) const;
    Word set(std::uint64_t index) const;

  private:
    void list_patterns();
    void add_profiles(Profile& profile, int row, int left);
    void number_profiles();
    std::size_t code(const std::array<std::uint8_t, Rows::most>& geese) const;

    const Rows& rows_;
    int geese_;
    int middle_;
    std::uint64_t size_ = 0;
    std::vector<Profile> profiles_;
    std::vector<std::uint32_t> by_code_;
    std::array<std::array<Ranks, 1 << Rows::widest>, Rows::most> ranks_{};
    std::array<std::array<std::uint16_t, 1 << Rows::widest>, Rows::most> images_{};
    std::array<bool, 1 << Rows::widest> kept_{};
    std::array<bool, 1 << Rows::widest> palindromes_{};
    std::array<std::array<std::vector<unsigned>, Rows::widest + 1>, Rows::most> patterns_;
};

}  // namespace refskak::search::tables
