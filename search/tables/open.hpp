#pragma once

#include <memory>
#include <string>
#include <vector>

#include "search/tables/settings.hpp"
#include "search/tables/tables.hpp"

namespace refskak::search::tables {

/// The tables of a game; null when there are none. Adds a line to `complaints` for each that is
/// refused.
std::shared_ptr<const Oracle<rules::hunt::Hunt>> open(const rules::hunt::Hunt& game,
                                                      const TableSettings& settings,
                                                      std::vector<std::string>& complaints);

}  // namespace refskak::search::tables
