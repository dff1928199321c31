#include "rules/halatafl/halatafl.hpp"

#include "daemon/game_session.hpp"
#include "daemon/games/open.hpp"
#include "search/evaluation/halatafl.hpp"

namespace refskak::daemon {

std::unique_ptr<Session> open_halatafl(const rules::Parameters& parameters,
                                       search::TranspositionTable& table) {
    return std::make_unique<GameSession<rules::halatafl::Halatafl>>(
        rules::halatafl::Halatafl(parameters), table);
}

}  // namespace refskak::daemon
