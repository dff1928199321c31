#pragma once

#include <string>
#include <vector>

#include "rules/diagram.hpp"

namespace refskak::daemon {

/// A position drawn for a person, line by line, top rank first, plain ASCII: lines between the
/// points where the board has them, coordinates, throne `x`, corners `#`, camps `:`,
/// and parentheses round what the last move changed.
std::vector<std::string> draw(const rules::Diagram& diagram);

}  // namespace refskak::daemon
