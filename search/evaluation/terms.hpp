#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <vector>

#include "search/evaluation/evaluation.hpp"

namespace refskak::search {

/// A feature that is counted, and what each is worth.
struct Weight {
    const char* name;
    Score each;
};

/// No evaluation is larger: what is beyond is for proofs.
inline constexpr Score largest_evaluation = 9900;

/// The sum of the terms, from White's view, within bounds.
template <std::size_t count>
Score sum_of(const std::array<Score, count>& values) {
    const Score sum = std::accumulate(values.begin(), values.end(), Score{0});
    return std::clamp(sum, -largest_evaluation, largest_evaluation);
}

/// The terms by name. They sum to `sum_of`: only composed positions reach the bounds, and there a
/// term says by how much they went beyond.
template <std::size_t count>
std::vector<Term> named_terms(const std::array<const char*, count>& names,
                              const std::array<Score, count>& values) {
    std::vector<Term> result;
    for (std::size_t i = 0; i < count; ++i)
        result.push_back({names[i], values[i]});
    const Score sum = std::accumulate(values.begin(), values.end(), Score{0});
    if (const Score excess = sum_of(values) - sum; excess != 0) result.push_back({"limit", excess});
    return result;
}

}  // namespace refskak::search
