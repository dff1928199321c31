#include "rules/hunt/ruleset.hpp"

#include "rules/fault.hpp"

namespace refskak::rules::hunt {

namespace {

using leaping::most_points;

const Parameters& defaults() {
    static const Parameters values{
        {"board", "cross33"},   {"lines", "diagonal"},  {"geese", "13"},
        {"foxes", "1"},         {"min-geese", "4"},     {"goose-steps", "forward,forward-diagonal"},
        {"leaps", "chain"},     {"compulsory", "off"},  {"escape", "off"},
        {"goal", "off"},        {"placement", "fixed"}, {"first", "w"},
        {"repetition", "draw"}, {"nomove-limit", "100"}};
    return values;
}

void read_goose_steps(std::string_view text, Ruleset& rules) {
    const std::array<std::string_view, leaping::direction_count> names{
        "forward", "forward-diagonal", "sideways", "backward", "backward-diagonal"};
    if (text.empty()) throw Fault("key 'goose-steps' is empty: the geese could not move");
    for (const std::string& word : split_list(text, ',')) {
        std::size_t i = 0;
        while (i < names.size() && names[i] != word)
            ++i;
        if (i == names.size())
            throw Fault("value '" + word +
                        "' of key 'goose-steps' is not understood: expected some of forward, "
                        "forward-diagonal, sideways, backward, backward-diagonal");
        if (rules.goose_steps[i]) throw Fault("key 'goose-steps' names '" + word + "' twice");
        rules.goose_steps[i] = true;
    }
}

void refuse_contradictions(const Ruleset& rules) {
    if (rules.goal && rules.leaps != Leaps::off) throw Fault("goal=on needs leaps=off");
    if (!rules.free_placement) return;
    if (rules.foxes != 1) throw Fault("placement=free needs foxes=1");
    if (rules.leaps == Leaps::off) throw Fault("placement=free needs leaps: chain or single");
    if (rules.first != Side::white)
        throw Fault("placement=free needs first=w: the geese move after the fox is placed");
}

}  // namespace

const std::vector<KeyDescription>& ruleset_keys() {
    static const std::vector<KeyDescription> keys{
        {"board", "cross33, cross37, cross45 or draughts32"},
        {"lines", "orthogonal, alquerque or diagonal; not on draughts32"},
        {"geese", "how many at the start"},
        {"foxes", "1 or 2"},
        {"min-geese", "with fewer geese the fox has won"},
        {"goose-steps",
         "some of forward, forward-diagonal, sideways, backward, backward-diagonal, with commas"},
        {"leaps", "chain, single or off"},
        {"compulsory", "on or off: whether a fox that can leap must"},
        {"escape", "on or off: whether a fox behind all geese has won"},
        {"goal", "on or off: whether a fox on rank 1 has won"},
        {"placement", "fixed or free: whether Black first places the fox"},
        {"first", "w or b: who moves first"},
        {"repetition", "draw or none"},
        {"nomove-limit", "plies without progress until the draw, 0 for none"},
        {"fen", "the start position"}};
    return keys;
}

const std::vector<Displacement>& ruleset_displacements() {
    static const std::vector<Displacement> all{{"board", "", {"fen"}},
                                               {"board", "draughts32", {"lines"}},
                                               {"geese", "", {"fen"}},
                                               {"foxes", "", {"fen"}}};
    return all;
}

Ruleset read_ruleset(const Parameters& parameters) {
    require_known_keys(parameters, ruleset_keys());
    Parameters all = defaults();
    all.override_with(parameters);
    Ruleset rules;
    rules.shape = static_cast<leaping::Shape>(
        read_choice(all, "board", {"cross33", "cross37", "cross45", "draughts32"}));
    rules.lines = static_cast<leaping::Lines>(
        read_choice(all, "lines", {"orthogonal", "alquerque", "diagonal"}));
    if (rules.shape == leaping::Shape::draughts32 && parameters.find("lines"))
        throw Fault("key 'lines' has no meaning on board draughts32: its lines are its diagonals");
    rules.geese = read_number(all, "geese", 0, most_points);
    rules.foxes = read_number(all, "foxes", 1, 2);
    rules.min_geese = read_number(all, "min-geese", 0, most_points);
    read_goose_steps(all.at("goose-steps"), rules);
    rules.leaps = static_cast<Leaps>(read_choice(all, "leaps", {"chain", "single", "off"}));
    rules.compulsory = read_switch(all, "compulsory");
    rules.escape = read_switch(all, "escape");
    rules.goal = read_switch(all, "goal");
    rules.free_placement = read_choice(all, "placement", {"fixed", "free"}) == 1;
    rules.first = read_choice(all, "first", {"w", "b"}) == 0 ? Side::white : Side::black;
    rules.repetition_draws = read_choice(all, "repetition", {"draw", "none"}) == 0;
    rules.nomove_limit = read_number(all, "nomove-limit", 0, 999'999'999);
    if (const auto fen = all.find("fen")) rules.fen = *fen;
    refuse_contradictions(rules);
    return rules;
}

}  // namespace refskak::rules::hunt
