#include <array>

#include "rules/fences/fences.hpp"
#include "rules/open_start.hpp"

namespace refskak::rules::fences {

namespace {

// Which of the three games it is comes with the preset. A key with a space in it cannot be typed,
// so no user's change can turn one into another.
constexpr std::string_view form_key = "form of play";
constexpr std::array<std::string_view, 3> forms{"fences", "no fences", "setup"};

constexpr std::string_view start_fences =
    "1i1r1c1p1v/h1w1g1f1o1/2x3x3/10/10/10/10/2X3X3/H1W1G1F1O1/1I1R1C1P1V w 0 1";
constexpr std::string_view start_no_fences =
    "1i1r1c1p1v/h1w1g1f1o1/10/10/10/10/10/10/H1W1G1F1O1/1I1R1C1P1V w 0 1";
constexpr std::string_view start_setup =
    "10/10/10/10/10/10/10/10/10/10 w [WFIGVHRCPOXXwfigvhrcpoxx] 0 1";
constexpr std::array<std::string_view, 3> starts{start_fences, start_no_fences, start_setup};

Variant preset(std::string_view name, std::string_view description, std::string_view form) {
    Variant variant;
    variant.name = name;
    variant.description = description;
    variant.family = "fences";
    variant.parameters.set(form_key, form);
    return variant;
}

Parameters with_defaults(const Parameters& given) {
    Parameters complete{{"repetition", "count"}, {"nomove-limit", "100"}};
    complete.set(form_key, forms[0]);
    complete.override_with(given);
    return complete;
}

void require_keys(const Parameters& parameters) {
    Parameters typed;
    for (const auto& [name, value] : parameters.entries())
        if (name != form_key) typed.set(name, value);
    require_known_keys(typed, Fences::keys());
}

}  // namespace

const std::vector<Variant>& Fences::presets() {
    static const std::vector<Variant> all{
        preset("wolffox", "Wolf and Fox: two armies of animals, fences, White first", forms[0]),
        preset("wolffox-nofences", "Wolf and Fox without fences", forms[1]),
        preset("wolffox-setup", "Wolf and Fox, the men placed one a turn first", forms[2])};
    return all;
}

const std::vector<KeyDescription>& Fences::keys() {
    static const std::vector<KeyDescription> all{
        {"repetition", "draw, none or count: how the third time of a position ends the game"},
        {"nomove-limit", "plies without progress that end the game, 0 for no limit",
         KeyKind::number},
        {"fen", "the start position"}};
    return all;
}

Fences::Fences(const Parameters& parameters) {
    require_keys(parameters);
    const Parameters complete = with_defaults(parameters);
    const std::size_t form = read_choice(complete, form_key, {forms.begin(), forms.end()});
    has_fences_ = form != 1;
    has_hand_ = form == 2;
    repetition_ =
        static_cast<Repetition>(read_choice(complete, "repetition", {"draw", "none", "count"}));
    progress_limit_ = read_number(complete, "nomove-limit", 0, 1'000'000);
    start_ = given_start(*this, complete.find("fen").value_or(starts[form]));
    require_open_start(*this);
}

}  // namespace refskak::rules::fences
