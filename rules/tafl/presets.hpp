#pragma once

#include <vector>

#include "rules/parameters.hpp"
#include "rules/tafl/ruleset.hpp"
#include "rules/variant.hpp"

namespace refskak::rules::tafl {

/// The tafl games of rules.md, with complete parameters.
const std::vector<Variant>& presets();

/// Every key of the family, with those that come with a preset (`size`, `camps`, `start`).
const std::vector<KeyDescription>& keys();

/// The keys that may follow a variant's name.
const std::vector<KeyDescription>& user_keys();

/// Those and `size`, for files of variants.
const std::vector<KeyDescription>& file_keys();

/// A board of another size has its own start and no camps.
const std::vector<Displacement>& displacements();

}  // namespace refskak::rules::tafl
