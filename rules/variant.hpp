#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/parameters.hpp"

namespace refskak::rules {

/// A game by name: a preset of a family, or a user's variant. `parameters` need not be complete;
/// the family fills in its defaults and checks them. The key `fen` holds a start position.
struct Variant {
    std::string name;
    std::string description;  // one line, for `variants`
    std::string family;       // "hunt", "halatafl", "tafl", "fences"
    Parameters parameters;
};

/// What stands behind the word `variant`: a name, then `key=value` words, then perhaps `fen=...`
/// to the end of the line.
struct VariantText {
    std::string name;
    Parameters changes;
};

/// Splits `text`. Throws a `Fault` on a missing name, a word without `=`, an empty key or value, a
/// key given twice. Names and keys are not looked up here. Case of name, keys and values (not of
/// the FEN) is folded to lower case.
VariantText read_variant_text(std::string_view text);

/// `variant` with the changes on top, and without what they displace.
Variant derive(const Variant& variant, const Parameters& changes,
               const std::vector<Displacement>& displacements = {});

}  // namespace refskak::rules
