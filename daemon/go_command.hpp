#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/side.hpp"
#include "search/limits.hpp"

namespace refskak::daemon {

/// The most that may be asked of `perft`.
inline constexpr int deepest_perft = 100;

/// What stands behind `go`, read but not yet checked against a position.
struct GoCommand {
    search::Limits limits;
    std::vector<std::string> search_moves;
    std::optional<int> perft;
    std::vector<std::string> complaints;  // faulty values, one line each; the smallest was taken

    /// Whether only `stop` or `ponderhit` ends the search.
    bool unbounded() const { return limits.infinite || limits.ponder; }
};

/// Reads the words behind `go`. Never fails: a faulty value counts as the smallest, with a
/// complaint. `player_one`: whose clock `p1time` and `p1inc` are; nobody knows these words without.
GoCommand read_go(const std::vector<std::string>& words,
                  std::optional<rules::Side> player_one = {});

}  // namespace refskak::daemon
