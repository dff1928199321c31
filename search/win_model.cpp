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
    const int win = win_chance(score);
    const int loss = win_chance(-score);
    return {win, 1000 - win - loss, loss};
}

}  // namespace refskak::search
