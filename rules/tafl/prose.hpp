#pragma once

#include <string>
#include <vector>

#include "rules/tafl/ruleset.hpp"

namespace refskak::rules::tafl {

/// The rules in words; `first` moves first.
std::vector<std::string> prose_of(const Ruleset& rules, Side first);

}  // namespace refskak::rules::tafl
