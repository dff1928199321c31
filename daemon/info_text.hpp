#pragma once

#include <string>

#include "daemon/session.hpp"

namespace refskak::daemon {

/// "cp 31" or "mate -4".
std::string score_text(search::Score score);

/// "ongoing", or "white escape": who won and by which rule; a forfeit has none.
std::string outcome_text(rules::Outcome outcome);

/// A whole `info` line of UCI; with `show_wdl` the chances of win, draw and loss per mille.
std::string info_line(const Info& info, bool show_wdl);

}  // namespace refskak::daemon
