#include "search/skill.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "search/win_model.hpp"

namespace refskak::search {

namespace {

constexpr double weakest_temperature = 0.3;  // in expected points: what a beginner takes for equal
constexpr double points_a_score = 0.0002;    // prefers the quicker way where all win, or all lose
constexpr Score telling_score = 2000;

/// What a line is worth to the player: the points he expects.
double worth(Score score) {
    const Chances expected = chances(score);
    const Score told = std::clamp(score, -telling_score, telling_score);
    return (expected.win + expected.draw / 2.0) / 1000.0 + points_a_score * told;
}

/// A number from 0 to 1, below 1, that depends on every bit (the finalizer of splitmix64).
double dice(std::uint64_t bits) {
    bits += 0x9E3779B97F4A7C15;
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB;
    bits ^= bits >> 31;
    return std::ldexp(static_cast<double>(bits >> 11), -53);
}

}  // namespace

int Skill::depth() const { return 1 + level / 5 + level * level / 30; }

std::size_t Skill::lines() const { return static_cast<std::size_t>(4 + (full - level) / 2); }

std::size_t Skill::choose(const std::vector<Score>& scores, std::uint64_t position) const {
    assert(!scores.empty());
    const double missing = 1.0 - static_cast<double>(level) / full;
    if (missing <= 0.0) return 0;
    const double temperature = weakest_temperature * std::pow(missing, 1.5);
    std::vector<double> weights;
    double total = 0.0;
    for (const Score score : scores) {
        weights.push_back(std::exp((worth(score) - worth(scores.front())) / temperature));
        total += weights.back();
    }
    double left = dice(seed ^ position) * total;
    for (std::size_t line = 0; line < weights.size(); ++line) {
        left -= weights[line];
        if (left < 0.0) return line;
    }
    return 0;
}

}  // namespace refskak::search
