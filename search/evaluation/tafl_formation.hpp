#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/huge_pages.hpp"
#include "search/score.hpp"

namespace refskak::search::tafl {

/// What a set of attackers is wherever the White men stand.
template <class Set>
struct Formation {
    Set attackers = ~Set{};  // more points than there are: nobody's
    Set open;                // whence they do not bar the way out; empty until it is asked for
    Score worth = 0;
};

/// The formations that one thread has met lately. While White moves they stay the same, so most
/// positions share theirs with others nearby in the tree.
template <class Set>
class Formations {
  public:
    Formations() : entries_(std::size_t{1} << index_bits) {}

    /// The formation of `attackers`, which `judge()` gives when it is not known.
    template <class Judge>
    Formation<Set>& operator()(const Set& attackers, const Judge& judge) {
        Formation<Set>& entry = entries_[place(attackers)];
        if (!(entry.attackers == attackers)) entry = judge();
        return entry;
    }

  private:
    static constexpr int index_bits = 12;

    static std::size_t place(const Set& set) {
        constexpr std::uint64_t spread = 0x9E3779B97F4A7C15;
        std::uint64_t mixed = 0;
        if constexpr (Set::is_wide) {
            for (const std::uint64_t part : set.word().part)
                mixed = (mixed ^ part) * spread;
        } else if constexpr (sizeof(set.word()) > sizeof(mixed)) {
            mixed = static_cast<std::uint64_t>(set.word() >> 64) * spread;
            mixed = (mixed ^ static_cast<std::uint64_t>(set.word())) * spread;
        } else {
            mixed = set.word() * spread;
        }
        return mixed >> (64 - index_bits);
    }

    std::vector<Formation<Set>, HugePages<Formation<Set>>> entries_;
};

}  // namespace refskak::search::tafl
