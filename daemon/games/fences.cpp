#include "rules/fences/fences.hpp"

#include "daemon/game_session.hpp"
#include "daemon/games/open.hpp"
#include "search/evaluation/fences.hpp"

namespace refskak::daemon {

std::unique_ptr<Session> open_fences(const rules::Parameters& parameters,
                                     search::TranspositionTable& table) {
    return std::make_unique<GameSession<rules::fences::Fences>>(rules::fences::Fences(parameters),
                                                                table);
}

}  // namespace refskak::daemon
