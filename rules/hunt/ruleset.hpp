#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/leaping/board.hpp"
#include "rules/leaping/layout.hpp"
#include "rules/parameters.hpp"
#include "rules/side.hpp"

namespace refskak::rules::hunt {

enum class Leaps : std::uint8_t { chain, single, off };

/// The keys of the hunt family, read (rules.md, section 8).
struct Ruleset {
    leaping::Shape shape = leaping::Shape::cross33;
    leaping::Lines lines = leaping::Lines::diagonal;
    std::string points;  // of a board of one's own, with
    std::string runs;
    int geese = 13;
    int foxes = 1;
    int min_geese = 4;
    std::array<bool, leaping::direction_count> goose_steps{};
    Leaps leaps = Leaps::chain;
    bool compulsory = false;
    bool escape = false;
    bool goal = false;
    bool between = false;
    std::vector<Cell> fortress;
    std::vector<std::array<Cell, 2>> extra_steps;  // of geese, from and to
    bool free_placement = false;
    Side first = Side::white;
    bool repetition_draws = true;
    int nomove_limit = 100;
    std::string fen;  // the start position, or empty

    leaping::Layout layout() const {
        return shape == leaping::Shape::own ? leaping::read_layout(points, runs)
                                            : leaping::named_layout(shape, lines);
    }
    bool may_step(leaping::Direction direction) const {
        return goose_steps[static_cast<std::size_t>(direction)];
    }
    /// Nothing but what the games of rules.md have.
    bool has_plain_moves() const {
        return shape != leaping::Shape::own && !between && fortress.empty() && extra_steps.empty();
    }
    /// Geese that cannot go back make progress with every step ahead.
    bool steps_ahead_are_progress() const {
        return !may_step(leaping::Direction::backward) &&
               !may_step(leaping::Direction::backward_diagonal) &&
               std::none_of(extra_steps.begin(), extra_steps.end(),
                            [](const auto& step) { return step[1].rank < step[0].rank; });
    }
};

/// Reads a variant's parameters on top of the family's defaults. Throws a `Fault` on an unknown
/// key, a value outside its set, and keys that do not go together.
Ruleset read_ruleset(const Parameters& parameters);

const std::vector<KeyDescription>& ruleset_keys();
const std::vector<Displacement>& ruleset_displacements();

}  // namespace refskak::rules::hunt
