#include "search/win_model.hpp"

#include <cmath>

namespace refskak::search {

namespace {

constexpr double even_chance_score = 100.0;
constexpr double spread = 45.0;

int win_chance(Score score) {
    if (is_win(score)) return 1000;
    if (is_loss(score)) return 0;
    return static_cast<int>(
        std::lround(1000.0 / (1.0 + std::exp((even_chance_score - score) / spread))));
}

}  // namespace

Chances chances(Score score) {
    const int won = win_chance(score);
    const int lost = win_chance(-score);
    return {won, 1000 - won - lost, lost};
}

}  // namespace refskak::search
