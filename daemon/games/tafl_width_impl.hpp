#pragma once

#include "daemon/game_session.hpp"
#include "daemon/games/tafl_width.hpp"
#include "rules/tafl/tafl.hpp"
#include "search/evaluation/tafl.hpp"

namespace refskak::daemon {

template <int width>
std::unique_ptr<Session> open_tafl_width(const rules::Parameters& parameters,
                                         search::TranspositionTable& table) {
    using Game = rules::tafl::Tafl<width>;
    return std::make_unique<GameSession<Game>>(Game(parameters), table);
}

}  // namespace refskak::daemon
