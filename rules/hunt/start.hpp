#pragma once

#include "rules/hunt/ruleset.hpp"
#include "rules/leaping/board.hpp"

namespace refskak::rules::hunt {

struct StartMen {
    leaping::PointSet geese;
    leaping::PointSet foxes;
};

/// Where the men stand at the start (rules.md, section 4, "Start positions"); no foxes when they
/// are still to be placed. Throws a `Fault` for numbers that have no start.
StartMen start_men(const leaping::Board& board, const Ruleset& rules);

}  // namespace refskak::rules::hunt
