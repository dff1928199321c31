#pragma once

#include <array>

#include "search/evaluation/terms.hpp"

/// What is counted in Halatafl, a side at a time, and what each is worth to that side.
namespace refskak::search::halatafl {

enum Feature : unsigned char {
    man,
    lead_over_all,
    threatened,
    also_threatened,
    threatened_to_move,
    also_threatened_to_move,
    man_at_side,
    man_in_centre,
    man_far_ahead,
    step,
    stepping_man,
    leaping_man,
    to_move,
    feature_count
};

inline constexpr std::array<Weight, feature_count> weights{{
    {"man", 100},
    {"lead over all men", 50},
    {"man threatened", -60},
    {"more men threatened", -30},
    {"man threatened, to move", -18},
    {"more men threatened, to move", -10},
    {"man on a side file", -20},
    {"man in the centre", 8},
    {"man far ahead", -15},
    {"step", 5},
    {"man with a step", -8},
    {"man who can leap", 11},
    {"to move", 30},
}};

}  // namespace refskak::search::halatafl
