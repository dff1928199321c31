#include "daemon/games/tafl_width_impl.hpp"

namespace refskak::daemon {

template std::unique_ptr<Session> open_tafl_width<11>(const rules::Parameters&,
                                                      search::TranspositionTable&);
template std::unique_ptr<Session> open_tafl_width<13>(const rules::Parameters&,
                                                      search::TranspositionTable&);

}  // namespace refskak::daemon
