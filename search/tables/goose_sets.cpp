#include "search/tables/goose_sets.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace refskak::search::tables {

GooseSets::GooseSets(const Rows& rows, int geese)
    : rows_(rows), geese_(geese), middle_(rows.symmetric() ? rows.count() / 2 : Rows::no_row) {
    list_patterns();
    Profile profile;
    add_profiles(profile, 0, geese);
    number_profiles();
}

void GooseSets::list_patterns() {
    for (int row = 0; row < rows_.count(); ++row) {
        const auto r = static_cast<std::size_t>(row);
        for (unsigned pattern = 0; pattern < 1u << rows_.width(row); ++pattern) {
            const unsigned image =
                rows_.symmetric() ? rows_.mirrored_pattern(pattern, row) : pattern;
            images_[r][pattern] = static_cast<std::uint16_t>(image);
            if (row == middle_) {
                kept_[pattern] = pattern <= image;
                palindromes_[pattern] = pattern == image;
                if (!kept_[pattern]) continue;
            }
            auto& list = patterns_[r][static_cast<std::size_t>(std::popcount(pattern))];
            ranks_[r][pattern].plain = static_cast<std::uint32_t>(list.size());
            list.push_back(pattern);
        }
        for (unsigned pattern = 0; pattern < 1u << rows_.width(row); ++pattern)
            ranks_[r][pattern].mirrored = ranks_[r][images_[r][pattern]].plain;
    }
}

void GooseSets::add_profiles(Profile& profile, int row, int left) {
    if (row == rows_.count()) {
        if (left == 0) profiles_.push_back(profile);
        return;
    }
    for (int count = 0; count <= std::min(left, rows_.width(row)); ++count) {
        profile.geese[static_cast<std::size_t>(row)] = static_cast<std::uint8_t>(count);
        add_profiles(profile, row + 1, left - count);
    }
}

void GooseSets::number_profiles() {
    for (Profile& profile : profiles_) {
        std::uint32_t stride = 1;
        for (int row = 0; row < rows_.count(); ++row) {
            const auto r = static_cast<std::size_t>(row);
            profile.height += row * profile.geese[r];
            profile.strides[r] = stride;
            stride *= static_cast<std::uint32_t>(patterns(row, profile.geese[r]).size());
        }
        profile.size = stride;
    }
    std::stable_sort(profiles_.begin(), profiles_.end(),
                     [](const Profile& a, const Profile& b) { return a.height > b.height; });
    std::size_t codes = 1;
    for (int row = 0; row < rows_.count(); ++row)
        codes *= static_cast<std::size_t>(rows_.width(row)) + 1;
    by_code_.assign(codes, 0);
    for (std::size_t i = 0; i < profiles_.size(); ++i) {
        profiles_[i].first = size_;
        size_ += profiles_[i].size;
        by_code_[code(profiles_[i].geese)] = static_cast<std::uint32_t>(i);
    }
}

std::size_t GooseSets::code(const std::array<std::uint8_t, Rows::most>& geese) const {
    std::size_t code = 0;
    for (int row = 0; row < rows_.count(); ++row)
        code = code * (static_cast<std::size_t>(rows_.width(row)) + 1) +
               geese[static_cast<std::size_t>(row)];
    return code;
}

const Profile& GooseSets::profile(const std::array<std::uint8_t, Rows::most>& geese) const {
    const Profile& found = profiles_[by_code_[code(geese)]];
    assert(found.geese == geese);
    return found;
}

const Profile& GooseSets::profile_of(std::uint64_t index) const {
    const auto next =
        std::upper_bound(profiles_.begin(), profiles_.end(), index,
                         [](std::uint64_t i, const Profile& profile) { return i < profile.first; });
    return *std::prev(next);
}

Place GooseSets::place(Word geese) const {
    const bool mirrored = middle_ != Rows::no_row && !kept(rows_.pattern(geese, middle_));
    if (mirrored) geese = rows_.mirrored(geese);
    std::array<std::uint8_t, Rows::most> counts{};
    for (int row = 0; row < rows_.count(); ++row)
        counts[static_cast<std::size_t>(row)] =
            static_cast<std::uint8_t>(std::popcount(rows_.pattern(geese, row)));
    const Profile& home = profile(counts);
    std::uint64_t index = home.first;
    for (int row = 0; row < rows_.count(); ++row)
        index += std::uint64_t{ranks(row)[rows_.pattern(geese, row)].plain} *
                 home.strides[static_cast<std::size_t>(row)];
    return {index, geese, mirrored};
}

Word GooseSets::set(std::uint64_t index) const {
    const Profile& home = profile_of(index);
    auto rest = static_cast<std::uint32_t>(index - home.first);
    Word geese = 0;
    for (int row = 0; row < rows_.count(); ++row) {
        const auto& list = patterns(row, home.geese[static_cast<std::size_t>(row)]);
        const auto count = static_cast<std::uint32_t>(list.size());
        geese |= Word{list[rest % count]} << rows_.first(row);
        rest /= count;
    }
    return geese;
}

}  // namespace refskak::search::tables
