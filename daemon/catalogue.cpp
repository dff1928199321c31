#include "daemon/catalogue.hpp"

#include <algorithm>

#include "daemon/games/open.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"
#include "rules/fences/fences.hpp"
#include "rules/halatafl/halatafl.hpp"
#include "rules/hunt/hunt.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/ruleset.hpp"

namespace refskak::daemon {

namespace {

/// A family as the daemon sees it: its presets, the keys that may follow a variant's name and those
/// that a file may set, and its door.
struct Family {
    const std::vector<rules::Variant>& presets;
    const std::vector<rules::KeyDescription>& keys;
    const std::vector<rules::KeyDescription>& file_keys;
    const std::vector<rules::Displacement>& displacements;
    std::unique_ptr<Session> (*open)(const rules::Parameters&, search::TranspositionTable&);
};

const std::vector<Family>& families() {
    using rules::fences::Fences;
    using rules::halatafl::Halatafl;
    using rules::hunt::Hunt;
    static const std::vector<rules::Displacement> none;
    static const std::vector<Family> list{
        {Hunt::presets(), Hunt::keys(), Hunt::keys(), Hunt::displacements(), open_hunt},
        {Halatafl::presets(), Halatafl::keys(), Halatafl::keys(), none, open_halatafl},
        {rules::tafl::presets(), rules::tafl::user_keys(), rules::tafl::file_keys(),
         rules::tafl::displacements(), open_tafl},
        {Fences::presets(), Fences::keys(), Fences::keys(), none, open_fences},
    };
    return list;
}

const Family& family_of(const rules::Variant& variant) {
    return *std::find_if(families().begin(), families().end(), [&](const Family& family) {
        return family.presets.front().family == variant.family;
    });
}

}  // namespace

std::vector<rules::Variant> all_presets() {
    std::vector<rules::Variant> all;
    for (const Family& family : families())
        all.insert(all.end(), family.presets.begin(), family.presets.end());
    return all;
}

bool is_preset(std::string_view name) {
    const std::vector<rules::Variant> all = all_presets();
    return std::any_of(all.begin(), all.end(),
                       [&](const rules::Variant& preset) { return preset.name == name; });
}

std::vector<rules::Variant> Catalogue::all() const {
    std::vector<rules::Variant> all = all_presets();
    all.insert(all.end(), added_.begin(), added_.end());
    return all;
}

rules::Variant Catalogue::find(const std::string& name) const {
    std::vector<std::string> names;
    for (const rules::Variant& variant : all()) {
        if (variant.name == name) return variant;
        names.push_back(variant.name);
    }
    std::string message = "unknown variant '" + shown(name) + "'";
    const std::vector<std::string> near = rules::near_names(name, names);
    for (std::size_t i = 0; i < near.size(); ++i)
        message += (i == 0 ? ": did you mean " : ", ") + near[i];
    throw rules::Fault(message + (near.empty() ? ": 'variants' lists them all" : "?"));
}

Choice Catalogue::choose(std::string_view text) const {
    const rules::VariantText read = rules::read_variant_text(text);
    const rules::Variant base = find(read.name);
    rules::require_known_keys(read.changes, keys_of(base));
    std::string normal = read.name;
    for (const auto& [key, value] : read.changes.entries())
        normal.append(1, ' ').append(key).append(1, '=').append(value);
    return {normal, rules::derive(base, read.changes, displacements_of(base))};
}

void Catalogue::add(const rules::Variant& variant) {
    for (rules::Variant& known : added_) {
        if (known.name != variant.name) continue;
        known = variant;
        return;
    }
    added_.push_back(variant);
}

const std::vector<rules::KeyDescription>& keys_of(const rules::Variant& variant) {
    return family_of(variant).keys;
}

const std::vector<rules::KeyDescription>& file_keys_of(const rules::Variant& variant) {
    return family_of(variant).file_keys;
}

const std::vector<rules::Displacement>& displacements_of(const rules::Variant& variant) {
    return family_of(variant).displacements;
}

std::unique_ptr<Session> open_session(const rules::Variant& variant,
                                      search::TranspositionTable& table) {
    return family_of(variant).open(variant.parameters, table);
}

}  // namespace refskak::daemon
