#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/diagram.hpp"
#include "rules/point.hpp"

namespace refskak::daemon {

/// What a legal move does to the board, for front ends that know cells and men but no rules.
struct MoveEffect {
    std::string text;                 // the move as notation.md writes it
    std::optional<rules::Cell> from;  // none: the move places a man, or is a pass
    std::optional<rules::Cell> to;    // none: a pass
    std::vector<rules::Cell> taken;   // men that leave the board, without the one that moved
    bool mover_stays = true;          // on `to`, as the man that he was, promoted or not
};

/// The effect of the move `text`, from the pictures of the board before and after it.
MoveEffect move_effect(std::string text, const rules::Diagram& before, const rules::Diagram& after);

}  // namespace refskak::daemon
