#include "rules/hunt/hunt.hpp"

#include "daemon/game_session.hpp"
#include "daemon/games/open.hpp"
#include "search/evaluation/hunt.hpp"
#include "search/tables/open.hpp"

namespace refskak::daemon {

std::unique_ptr<Session> open_hunt(const rules::Parameters& parameters,
                                   search::TranspositionTable& table) {
    return std::make_unique<GameSession<rules::hunt::Hunt>>(rules::hunt::Hunt(parameters), table,
                                                            search::tables::open);
}

}  // namespace refskak::daemon
