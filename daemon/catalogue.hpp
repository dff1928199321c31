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

/// The games by name: the presets of every family, and those that users' files add.
class Catalogue {
  public:
    /// The presets, then the users' variants in the order of their first loading.
    std::vector<rules::Variant> all() const;
    /// Throws `rules::Fault` that tells which names are near.
    rules::Variant find(const std::string& name) const;
    /// Looks up `NAME [key=value ...] [fen=F]`. Throws `rules::Fault`.
    Choice choose(std::string_view text) const;
    /// Adds a user's variant, or replaces the one of that name.
    void add(const rules::Variant& variant);

  private:
    std::vector<rules::Variant> added_;
};

/// Every preset of every family.
std::vector<rules::Variant> all_presets();
bool is_preset(std::string_view name);

/// The keys of the variant's family that may follow its name, and those that a file of variants may
/// set.
const std::vector<rules::KeyDescription>& keys_of(const rules::Variant& variant);
const std::vector<rules::KeyDescription>& file_keys_of(const rules::Variant& variant);
const std::vector<rules::Displacement>& displacements_of(const rules::Variant& variant);

/// A session at the start position. Throws `rules::Fault` when the parameters make no game.
std::unique_ptr<Session> open_session(const rules::Variant& variant,
                                      search::TranspositionTable& table);

}  // namespace refskak::daemon
