#include "search/tables/cursor.hpp"

#include <algorithm>

namespace refskak::search::tables {

void Cursor::seek(std::uint64_t index) {
    if (index == index_) return;
    const bool next = home_ != nullptr && index == index_ + 1 && index < home_->first + home_->size;
    index_ = index;
    if (next)
        step_row();
    else
        decode();
}

/// The next set of the profile: the lowest row counts fastest.
void Cursor::step_row() {
    for (int row = 0;; ++row) {
        const auto r = static_cast<std::size_t>(row);
        const auto& list = sets_.patterns(row, home_->geese[r]);
        const std::uint32_t rank = ranks_[r] + 1;
        if (rank < list.size()) return set_pattern(row, rank);
        set_pattern(row, 0);
    }
}

void Cursor::decode() {
    const Profile& profile =
        home_ != nullptr && index_ >= home_->first && index_ < home_->first + home_->size
            ? *home_
            : sets_.profile_of(index_);
    if (&profile != home_) enter(profile);
    auto rest = static_cast<std::uint32_t>(index_ - profile.first);
    for (int row = 0; row < rows_.count(); ++row) {
        const auto count = static_cast<std::uint32_t>(
            sets_.patterns(row, profile.geese[static_cast<std::size_t>(row)]).size());
        set_pattern(row, rest % count);
        rest /= count;
    }
}

void Cursor::set_pattern(int row, std::uint32_t rank) {
    const auto r = static_cast<std::size_t>(row);
    const unsigned pattern = sets_.patterns(row, home_->geese[r])[rank];
    patterns_[r] = pattern;
    ranks_[r] = rank;
    mirrored_ranks_[r] = sets_.ranks(row)[pattern].mirrored;
    const Word others = ~rows_.mask(row);
    geese_ = (geese_ & others) | Word{pattern} << rows_.first(row);
    mirrored_geese_ = (mirrored_geese_ & others) | Word{sets_.image(row, pattern)}
                                                       << rows_.first(row);
}

void Cursor::enter(const Profile& profile) {
    home_ = &profile;
    const auto moved = [&](int from, int to) -> const Profile* {
        auto counts = profile.geese;
        if (to < 0 || to >= rows_.count() || counts[static_cast<std::size_t>(from)] == 0)
            return nullptr;
        --counts[static_cast<std::size_t>(from)];
        if (++counts[static_cast<std::size_t>(to)] > rows_.width(to)) return nullptr;
        return &sets_.profile(counts);
    };
    for (int row = 0; row < rows_.count(); ++row) {
        const auto r = static_cast<std::size_t>(row);
        links_[r] = {moved(row, row - 1), &profile, moved(row, row + 1)};
        if (fewer_ == nullptr || profile.geese[r] == 0) continue;
        auto counts = profile.geese;
        --counts[r];
        fewer_links_[r] = &fewer_->profile(counts);
    }
}

}  // namespace refskak::search::tables
