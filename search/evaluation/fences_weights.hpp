#pragma once

#include "search/evaluation/terms.hpp"

/// What is counted in Wolf and Fox, a side at a time, and what each is worth to that side.
namespace refskak::search::fences {

enum Feature : unsigned char {
    prey_lost_1,
    prey_lost_2,
    prey_lost_3,
    prey_lost_4,
    prey_lost_5,
    prey_lost_6,
    prey_lost_7,
    prey_of_wolf,
    prey_of_fox,
    lead_idling,
    endangered,
    also_endangered,
    in_reach,
    hunted_near,
    hunted_far,
    predator_step,
    promoted_predator_step,
    stuck_predator,
    locked_predator,
    both_held,
    idle_predator,
    barred_predator,
    wolf_on_2,
    wolf_on_3,
    wolf_on_4,
    wolf_on_5,
    wolf_on_6,
    wolf_on_7,
    wolf_on_8,
    wolf_on_9,
    promoted_wolf,
    fox_on_2,
    fox_on_3,
    fox_on_4,
    fox_on_5,
    fox_on_6,
    fox_on_7,
    fox_on_8,
    fox_on_9,
    promoted_fox,
    prey_rank,
    promoted_prey,
    blocked_prey,
    safe_step,
    fence_step,
    to_move,
    predator_placed_inside,
    fence_placed_inside,
    prey_placed_behind,
    feature_count
};

/// Without fences nobody is locked in: what counts there is prey and who still hunts it.
struct Row {
    const char* name;
    Score with_fences;
    Score without;
};

inline constexpr std::array<Row, feature_count> rows{{
    {"first prey lost", -60, -25},
    {"second prey lost", -30, -15},
    {"third prey lost", -35, -30},
    {"fourth prey lost", -40, -20},
    {"fifth prey lost", -40, -5},
    {"sixth prey lost", -95, -5},
    {"seventh prey lost", -350, -100},
    {"prey of the wolf alone", 50, 115},
    {"prey of the fox alone", 44, 115},
    {"lead of men, idling", 26, 10},
    {"prey endangered", -55, -80},
    {"more prey endangered", -10, -5},
    {"prey in reach", 20, 38},
    {"prey hunted near", 0, 9},
    {"prey hunted far", 9, 30},
    {"predator's step", 22, 20},
    {"promoted predator's step", 6, 3},
    {"predator stuck", -260, -30},
    {"predator locked", -75, 0},
    {"a predator stuck, the other held", 110, 0},
    {"predator idle", -90, -10},
    {"predator barred", -38, 0},
    {"wolf on rank 2", 0, 0},
    {"wolf on rank 3", -10, 10},
    {"wolf on rank 4", 0, 20},
    {"wolf on rank 5", 5, 75},
    {"wolf on rank 6", 30, 80},
    {"wolf on rank 7", 60, 140},
    {"wolf on rank 8", 110, 150},
    {"wolf on rank 9", 100, 150},
    {"wolf promoted", 240, 243},
    {"fox on rank 2", 0, 0},
    {"fox on rank 3", -10, 38},
    {"fox on rank 4", -5, 60},
    {"fox on rank 5", 25, 65},
    {"fox on rank 6", 30, 70},
    {"fox on rank 7", 65, 95},
    {"fox on rank 8", 75, 190},
    {"fox on rank 9", 85, 250},
    {"fox promoted", 225, 313},
    {"ranks of prey", -5, -2},
    {"prey promoted", -25, -29},
    {"prey blocked", -18, -9},
    {"safe step of prey", 12, 0},
    {"step of a fence", 12, 0},
    {"to move", 0, 19},
    {"predator placed, files from the side", 12, 12},
    {"fence placed, files from the side", 6, 6},
    {"prey placed on the first rank", 4, 4},
}};

constexpr std::array<Weight, feature_count> weights(bool with_fences) {
    std::array<Weight, feature_count> result{};
    for (std::size_t i = 0; i < feature_count; ++i)
        result[i] = {rows[i].name, with_fences ? rows[i].with_fences : rows[i].without};
    return result;
}

}  // namespace refskak::search::fences
