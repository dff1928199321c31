#pragma once

#include <optional>
#include <string>
#include <vector>

namespace refskak::daemon {

/// What stands behind `position`, not yet checked against the game.
struct PositionCommand {
    std::optional<std::string> fen;  // nothing: the start position
    std::vector<std::string> moves;
};

/// Reads `startpos|fen F [moves M ...]`. Throws `rules::Fault`.
PositionCommand read_position(const std::string& text);

}  // namespace refskak::daemon
