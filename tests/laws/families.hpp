#pragma once

#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "rules/fault.hpp"
#include "rules/fences/fences.hpp"
#include "rules/halatafl/halatafl.hpp"
#include "rules/hunt/hunt.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/tafl.hpp"

/// The families that the laws are held against, with the values that a draw of random parameters
/// chooses from. A new family adds itself here and is under every law.
namespace refskak::laws {

using Values = std::vector<std::string>;
/// A key and values for it; among them some that make no game together with others.
using Choices = std::vector<std::pair<std::string, Values>>;

struct HuntFamily {
    static const std::vector<rules::Variant>& presets() { return rules::hunt::Hunt::presets(); }
    static Choices choices() {
        return {{"board", {"cross33", "cross37", "cross45", "draughts32"}},
                {"lines", {"orthogonal", "alquerque", "diagonal"}},
                {"geese", {"13", "15", "17", "18", "19"}},
                {"foxes", {"1", "2"}},
                {"min-geese", {"0", "1", "4", "10", "13"}},
                {"goose-steps",
                 {"forward", "forward,sideways", "sideways,backward-diagonal",
                  "forward-diagonal,backward",
                  "forward,forward-diagonal,sideways,backward,backward-diagonal"}},
                {"leaps", {"chain", "single", "off"}},
                {"compulsory", {"on", "off"}},
                {"escape", {"on", "off"}},
                {"goal", {"on", "off"}},
                {"placement", {"fixed", "free"}},
                {"first", {"w", "b"}},
                {"repetition", {"draw", "none"}},
                {"nomove-limit", {"0", "1", "7", "100"}}};
    }
    template <class Visit>
    static void with_game(const rules::Parameters& parameters, Visit&& visit) {
        visit(rules::hunt::Hunt(parameters));
    }
};

struct HalataflFamily {
    static const std::vector<rules::Variant>& presets() {
        return rules::halatafl::Halatafl::presets();
    }
    static Choices choices() {
        return {{"lines", {"main-diagonals", "orthogonal", "alquerque", "diagonal"}},
                {"min-men", {"0", "1", "5", "15", "22"}},
                {"repetition", {"draw", "none"}},
                {"nomove-limit", {"0", "1", "7", "100"}}};
    }
    template <class Visit>
    static void with_game(const rules::Parameters& parameters, Visit&& visit) {
        visit(rules::halatafl::Halatafl(parameters));
    }
};

struct TaflFamily {
    static const std::vector<rules::Variant>& presets() { return rules::tafl::presets(); }
    static Choices choices() {
        return {{"first", {"w", "b"}},
                {"throne", {"closed", "pass", "king"}},
                {"throne-hostile", {"yes", "no"}},
                {"corners", {"plain", "king"}},
                {"king-capture", {"two", "four"}},
                {"escape", {"edge", "corner"}},
                {"shieldwall", {"on", "off"}},
                {"fort", {"on", "off"}},
                {"encirclement", {"on", "off"}},
                {"repetition", {"draw", "none", "draw-at-second", "white-loses", "loses"}},
                {"nomove-limit", {"0", "1", "7", "100"}}};
    }
    template <class Visit>
    static void with_game(const rules::Parameters& parameters, Visit&& visit) {
        switch (rules::tafl::board_size(parameters)) {
            case 7:
                return visit(rules::tafl::Tafl<7>(parameters));
            case 9:
                return visit(rules::tafl::Tafl<9>(parameters));
            case 11:
                return visit(rules::tafl::Tafl<11>(parameters));
            case 19:
                return visit(rules::tafl::Tafl<19>(parameters));
            default:
                throw rules::Fault("no preset has that size");
        }
    }
};

struct FencesFamily {
    static const std::vector<rules::Variant>& presets() { return rules::fences::Fences::presets(); }
    static Choices choices() {
        return {{"repetition", {"draw", "none", "count"}},
                {"nomove-limit", {"0", "1", "7", "100"}}};
    }
    template <class Visit>
    static void with_game(const rules::Parameters& parameters, Visit&& visit) {
        visit(rules::fences::Fences(parameters));
    }
};

using Families = std::tuple<HuntFamily, HalataflFamily, TaflFamily, FencesFamily>;

}  // namespace refskak::laws
