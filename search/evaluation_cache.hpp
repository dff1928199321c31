#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/zobrist.hpp"
#include "search/huge_pages.hpp"
#include "search/score.hpp"

namespace refskak::search {

/// What one thread has judged lately. Lines transpose so often in these games that half of all
/// judgements are found here, and the cache is small enough to stay near the processor.
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
    static constexpr unsigned index_bits = 16;
    // An entry holds the score in the lowest bits and the rest of the key.
    static constexpr std::uint64_t score_mask = 0xFFFF;
    static std::size_t place(rules::Key key) { return key >> (64 - index_bits); }

    std::vector<std::uint64_t, HugePages<std::uint64_t>> entries_;
};

}  // namespace refskak::search
