#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

/// Adds up what the features of a side are worth.
template <std::size_t count>
struct Worth {
    const std::array<Weight, count>& weights;
    Score sum = 0;

    void add(std::size_t feature, int number) { sum += weights[feature].each * number; }
};
template <std::size_t count>
Worth(const std::array<Weight, count>&) -> Worth<count>;

/// Keeps what each feature of a side is worth.
template <std::size_t count>
struct Account {
    const std::array<Weight, count>& weights;
    std::array<Score, count> worth{};

    void add(std::size_t feature, int number) { worth[feature] += weights[feature].each * number; }
};
template <std::size_t count>
Account(const std::array<Weight, count>&) -> Account<count>;

/// White's account less Black's, by name. Features that neither side has are left out.
template <std::size_t count>
std::vector<Term> terms_of(const Account<count>& white, const Account<count>& black) {
    std::vector<Term> terms;
    Score sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
        sum += white.worth[i] - black.worth[i];
        if (white.worth[i] != 0 || black.worth[i] != 0)
            terms.push_back({white.weights[i].name, white.worth[i] - black.worth[i]});
    }
    if (const Score excess = sum_of<1>({sum}) - sum; excess != 0)
        terms.push_back({"limit", excess});
    return terms;
}

}  // namespace refskak::search
