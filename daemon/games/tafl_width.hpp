#pragma once

#include "daemon/games/open.hpp"

namespace refskak::daemon {

/// The door of one width of board.
template <int width>
std::unique_ptr<Session> open_tafl_width(const rules::Parameters& parameters,
                                         search::TranspositionTable& table);

}  // namespace refskak::daemon
