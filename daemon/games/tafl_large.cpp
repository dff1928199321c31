#include "daemon/games/tafl_width_impl.hpp"

namespace refskak::daemon {

template std::unique_ptr<Session> open_tafl_width<15>(const rules::Parameters&,
                                                      search::TranspositionTable&);
template std::unique_ptr<Session> open_tafl_width<17>(const rules::Parameters&,
                                                      search::TranspositionTable&);
template std::unique_ptr<Session> open_tafl_width<19>(const rules::Parameters&,
                                                      search::TranspositionTable&);

}  // namespace refskak::daemon
