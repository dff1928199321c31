#pragma once

#include <string>
#include <vector>

#include "daemon/cecp/view.hpp"
#include "daemon/options.hpp"
#include "daemon/session.hpp"
#include "rules/outcome.hpp"

namespace refskak::daemon::cecp {

/// The `feature` lines of the handshake; `variants`: the names of the games on offer.
std::vector<std::string> feature_lines(const std::vector<Option>& options,
                                       const std::vector<std::string>& variants);

/// A line of thinking: depth, score, hundredths of a second, nodes, moves.
std::string thinking_line(const Info& info);

/// `1-0 {few-geese}`, White being whom XBoard calls so. The game is over.
std::string result_line(rules::Outcome outcome, const View& view);

}  // namespace refskak::daemon::cecp
