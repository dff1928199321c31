#include "daemon/games/tafl_width_impl.hpp"

namespace refskak::daemon {

template std::unique_ptr<Session> open_tafl_width<5>(const rules::Parameters&,
                                                     search::TranspositionTable&);
template std::unique_ptr<Session> open_tafl_width<7>(const rules::Parameters&,
                                                     search::TranspositionTable&);
template std::unique_ptr<Session> open_tafl_width<9>(const rules::Parameters&,
                                                     search::TranspositionTable&);

}  // namespace refskak::daemon
