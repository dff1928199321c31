#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace refskak::rules::fences {

/// What a man is, in the order of the letters of the hand field.
enum class Man : std::uint8_t {
    wolf,
    fox,
    fish,
    goat,
    grapes,
    horse,
    rabbit,
    rooster,
    pig,
    cow,
    fence,
};

constexpr int animal_count = 10;
constexpr int fences_a_side = 2;
constexpr std::string_view man_letters = "WFIGVHRCPOX";
static_assert(man_letters.size() == animal_count + 1);

constexpr int index(Man man) { return static_cast<int>(man); }

/// A set of men of one side: a bit for each animal, and one for each of its two fences.
using Men = std::uint16_t;

constexpr Men bit(Man man) { return static_cast<Men>(1u << index(man)); }
constexpr Man first_man(Men men) { return static_cast<Man>(std::countr_zero(men)); }
constexpr Men without_first(Men men) { return static_cast<Men>(men & (men - 1)); }

constexpr Men all_animals = (1u << animal_count) - 1;
constexpr Men predators = bit(Man::wolf) | bit(Man::fox);
constexpr Men prey = all_animals & ~predators;
constexpr Men first_fence = bit(Man::fence);
constexpr Men second_fence = first_fence << 1;
constexpr Men both_fences = first_fence | second_fence;

/// Whom each animal eats (rules.md, section 7); `eaters` eat anybody at all.
constexpr std::array<Men, animal_count> eats = [] {
    std::array<Men, animal_count> table{};
    table[index(Man::wolf)] = prey & ~(bit(Man::fish) | bit(Man::grapes));
    table[index(Man::fox)] = prey & ~(bit(Man::horse) | bit(Man::cow));
    table[index(Man::rooster)] = bit(Man::grapes);
    return table;
}();

constexpr Men eaters = predators | bit(Man::rooster);

/// By whom each animal is eaten.
constexpr std::array<Men, animal_count> eaten_by = [] {
    std::array<Men, animal_count> table{};
    for (int eater = 0; eater < animal_count; ++eater)
        for (int victim = 0; victim < animal_count; ++victim)
            if (eats[eater] >> victim & 1) table[victim] |= static_cast<Men>(1u << eater);
    return table;
}();

}  // namespace refskak::rules::fences
