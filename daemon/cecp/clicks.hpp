#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "daemon/cecp/view.hpp"
#include "daemon/move_effect.hpp"
#include "rules/point.hpp"

namespace refskak::daemon::cecp {

/// A move as XBoard has it: the man clicked first, the men that he takes, the cell he goes to.
struct Clicks {
    std::optional<rules::Cell> from;  // without it: XBoard's null move
    std::vector<rules::Cell> victims;
    std::optional<rules::Cell> to;
};

/// XBoard takes no more men than this in a move; the rest is put right by `setboard`.
inline constexpr std::size_t most_victims = 2;

/// Reads `c3c4`, `c3d3,d3e4,e4e5` (victims, then the target) or `@@@@`; nothing if it is no move.
std::optional<Clicks> read_clicks(const std::string& text, const View& view);

/// The move that was clicked, or null: the one that takes just these victims; otherwise, when
/// XBoard could not have shown all of them, the one that takes fewest more.
const MoveEffect* clicked_move(const std::vector<MoveEffect>& moves, const Clicks& clicks);

/// What can be clicked next, after `from` and some victims: `C` a victim, `Y` a target.
std::vector<std::pair<rules::Cell, char>> next_clicks(const std::vector<MoveEffect>& moves,
                                                      rules::Cell from,
                                                      const std::vector<rules::Cell>& victims);

/// The argument of the engine's `move`: `c3c4`, or `c3xd3xe4-e5` with the victims.
std::string move_argument(const MoveEffect& move, const View& view);

/// Whether XBoard's board is right after a move shown with these victims.
bool is_shown_rightly(const MoveEffect& move, std::size_t victims);

}  // namespace refskak::daemon::cecp
