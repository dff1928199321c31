#include "daemon/games/tafl_width.hpp"
#include "rules/fault.hpp"
#include "rules/tafl/ruleset.hpp"

namespace refskak::daemon {

std::unique_ptr<Session> open_tafl(const rules::Parameters& parameters,
                                   search::TranspositionTable& table) {
    switch (rules::tafl::board_size(parameters)) {
        case 5:
            return open_tafl_width<5>(parameters, table);
        case 7:
            return open_tafl_width<7>(parameters, table);
        case 9:
            return open_tafl_width<9>(parameters, table);
        case 11:
            return open_tafl_width<11>(parameters, table);
        case 13:
            return open_tafl_width<13>(parameters, table);
        case 15:
            return open_tafl_width<15>(parameters, table);
        case 17:
            return open_tafl_width<17>(parameters, table);
        case 19:
            return open_tafl_width<19>(parameters, table);
        default:
            throw rules::Fault("no tafl board has that size: expected an odd one, 5 to 19");
    }
}

}  // namespace refskak::daemon
