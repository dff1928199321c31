#include "rules/tafl/ruleset.hpp"

#include "rules/fault.hpp"
#include "rules/tafl/presets.hpp"

namespace refskak::rules::tafl {

namespace {

constexpr int least_width = 5;
constexpr int most_width = 19;

const Parameters& defaults() {
    static const Parameters parameters{
        {"first", "w"},         {"throne", "king"},      {"throne-hostile", "yes"},
        {"corners", "plain"},   {"king-capture", "two"}, {"escape", "edge"},
        {"shieldwall", "off"},  {"fort", "off"},         {"encirclement", "off"},
        {"repetition", "draw"}, {"camps", "off"},        {"nomove-limit", "100"},
    };
    return parameters;
}

std::string start_fen(const Parameters& parameters) {
    if (const auto fen = parameters.find("fen")) return std::string(*fen);
    const auto start = parameters.find("start");
    if (!start) throw Fault("a tafl variant of its own size needs the key 'fen'");
    std::string fen(*start);
    fen += ' ';
    fen += parameters.at("first");
    fen += " 0 1";
    return fen;
}

}  // namespace

int board_size(const Parameters& parameters) {
    if (!parameters.find("size")) throw Fault("a tafl variant needs the key 'size'");
    const int width = read_number(parameters, "size", least_width, most_width);
    if (width % 2 == 0) throw Fault("key 'size' must be odd: the throne is the centre");
    return width;
}

Ruleset read_ruleset(const Parameters& given) {
    const Parameters parameters = completed(given, defaults(), keys());
    Ruleset rules;
    rules.width = board_size(parameters);
    rules.first = read_choice(parameters, "first", {"w", "b"}) == 0 ? Side::white : Side::black;
    rules.throne =
        static_cast<ThroneRule>(read_choice(parameters, "throne", {"closed", "pass", "king"}));
    rules.throne_hostile = read_choice(parameters, "throne-hostile", {"no", "yes"}) == 1;
    rules.corners_for_king = read_choice(parameters, "corners", {"plain", "king"}) == 1;
    rules.king_capture =
        static_cast<KingCapture>(read_choice(parameters, "king-capture", {"two", "four"}));
    rules.escape_at_corner = read_choice(parameters, "escape", {"edge", "corner"}) == 1;
    rules.shieldwall = read_switch(parameters, "shieldwall");
    rules.fort = read_switch(parameters, "fort");
    rules.encirclement = read_switch(parameters, "encirclement");
    rules.camps = read_switch(parameters, "camps");
    if (rules.camps && rules.width != 9) throw Fault("key 'camps' needs a board of size 9");
    rules.repetition = static_cast<Repetition>(read_choice(
        parameters, "repetition", {"draw", "none", "draw-at-second", "white-loses", "loses"}));
    rules.progress_limit = read_number(parameters, "nomove-limit", 0, 10000);
    rules.start = start_fen(parameters);
    return rules;
}

}  // namespace refskak::rules::tafl
