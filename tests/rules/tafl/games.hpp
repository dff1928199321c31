#pragma once

#include <string>

#include "rules/fault.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/tafl.hpp"
#include "tests/support/table_tests.hpp"

namespace refskak::tests {

/// Calls `use(game)` for a tafl variant as in `variant NAME key=value ...`; false when the name is
/// no preset of tafl.
template <class Use>
bool with_tafl(const std::string& text, Use&& use) {
    using rules::tafl::Tafl;
    const rules::VariantText words = rules::read_variant_text(text);
    for (const rules::Variant& preset : rules::tafl::presets()) {
        if (preset.name != words.name) continue;
        const rules::Parameters parameters = rules::derive(preset, words.changes).parameters;
        switch (rules::tafl::board_size(parameters)) {
            case 7:
                return use(Tafl<7>(parameters)), true;
            case 9:
                return use(Tafl<9>(parameters)), true;
            case 11:
                return use(Tafl<11>(parameters)), true;
            default:
                return use(Tafl<19>(parameters)), true;
        }
    }
    return false;
}

}  // namespace refskak::tests
