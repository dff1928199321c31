#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/zobrist.hpp"
#include "search/huge_pages.hpp"
#include "search/score.hpp"

namespace refskak::search {

/// How many judgements one thread keeps, as a power of two: half a MiB, which stays near the
/// processor. A family whose judgement costs much more than a look into memory has its own as
/// `cache_bits` of its evaluation.
template <class Evaluation>
constexpr unsigned cache_bits_of() {
    if constexpr (requires { Evaluation::cache_bits; }) return Evaluation::cache_bits;
    return 16;
}

/// What one thread has judged lately. Lines transpose so often in these games that half of all
/// judgements are found here.
template <unsigned index_bits>
class EvaluationCache {
  public:
    EvaluationCache() : entries_(std::size_t{1} << index_bits) {}

    /// The judgement of the position named `key`, which `judge()` gives when it is not known.
    template <class Judge>
    Score operator()(rules::Key key, const Judge& judge) {
        std::uint64_t& entry = entries_[place(key)];
        if (((entry ^ key) & ~score_mask) == 0)
            return static_cast<std::int16_t>(entry & score_mask);
        const Score score = judge();
        entry = (key & ~score_mask) | static_cast<std::uint16_t>(score);
        return score;
    }

    /// Inlined by force: see `TranspositionTable::prefetch`.
    [[gnu::always_inline]] void prefetch(rules::Key key) const {
        __builtin_prefetch(&entries_[place(key)]);
    }

  private:
    // An entry holds the score in the lowest bits and the rest of the key.
    static constexpr std::uint64_t score_mask = 0xFFFF;
    static std::size_t place(rules::Key key) { return key >> (64 - index_bits); }

    std::vector<std::uint64_t, HugePages<std::uint64_t>> entries_;
};

}  // namespace refskak::search
