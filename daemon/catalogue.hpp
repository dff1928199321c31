#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "daemon/session.hpp"
#include "rules/variant.hpp"
#include "search/transposition_table.hpp"

namespace refskak::daemon {

/// A variant chosen by text, checked and completed.
struct Choice {
    std::string text;  // as given, blanks normalised
    rules::Variant variant;
};

/// Every preset of every family.
std::vector<rules::Variant> all_variants();

/// Looks up `NAME [key=value ...] [fen=F]`. Throws `rules::Fault`: unknown names tell what is near.
Choice choose_variant(std::string_view text);

/// The keys of the variant's family, for `rules` and messages.
const std::vector<rules::KeyDescription>& keys_of(const rules::Variant& variant);

/// A session at the start position. Throws `rules::Fault` when the parameters make no game.
std::unique_ptr<Session> open_session(const rules::Variant& variant,
                                      search::TranspositionTable& table);

}  // namespace refskak::daemon
