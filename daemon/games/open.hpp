#pragma once

#include <memory>

#include "daemon/session.hpp"
#include "rules/parameters.hpp"
#include "search/transposition_table.hpp"

namespace refskak::daemon {

// The doors of the families. Each is compiled by itself, since each holds a whole search.
// All throw `rules::Fault` when the parameters make no game.

std::unique_ptr<Session> open_hunt(const rules::Parameters& parameters,
                                   search::TranspositionTable& table);
std::unique_ptr<Session> open_halatafl(const rules::Parameters& parameters,
                                       search::TranspositionTable& table);
/// Tafl of any width that has a board: odd, 5 to 19.
std::unique_ptr<Session> open_tafl(const rules::Parameters& parameters,
                                   search::TranspositionTable& table);
std::unique_ptr<Session> open_fences(const rules::Parameters& parameters,
                                     search::TranspositionTable& table);

}  // namespace refskak::daemon
