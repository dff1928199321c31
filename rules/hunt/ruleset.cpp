#include "rules/hunt/ruleset.hpp"

#include <algorithm>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/words.hpp"

namespace refskak::rules::hunt {

namespace {

using leaping::most_points;

const Parameters& defaults() {
    static const Parameters values{
        {"board", "cross33"}, {"lines", "diagonal"},  {"geese", "13"},
        {"foxes", "1"},       {"min-geese", "4"},     {"goose-steps", "forward,forward-diagonal"},
        {"leaps", "chain"},   {"compulsory", "off"},  {"escape", "off"},
        {"goal", "off"},      {"between", "off"},     {"placement", "fixed"},
        {"first", "w"},       {"repetition", "draw"}, {"nomove-limit", "100"}};
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
            throw Fault("value " + quoted(word) +
                        " of key 'goose-steps' is not understood: expected some of forward, "
                        "forward-diagonal, sideways, backward, backward-diagonal");
        if (rules.goose_steps[i]) throw Fault("key 'goose-steps' names " + quoted(word) + " twice");
        rules.goose_steps[i] = true;
    }
}

/// `given` tells which of the keys were given, `all` has the defaults too.
void read_board(const Parameters& given, const Parameters& all, Ruleset& rules) {
    rules.shape = static_cast<leaping::Shape>(
        read_choice(all, "board", {"cross33", "cross37", "cross45", "draughts32"}));
    rules.lines = static_cast<leaping::Lines>(
        read_choice(all, "lines", {"orthogonal", "alquerque", "diagonal"}));
    if (rules.shape == leaping::Shape::draughts32 && given.find("lines"))
        throw Fault("key 'lines' has no meaning on board draughts32: its lines are its diagonals");
    if (!given.find("points") && !given.find("runs")) return;
    if (!given.find("points")) throw Fault("key 'runs' needs the key 'points'");
    if (!given.find("runs")) throw Fault("key 'points' needs the key 'runs'");
    for (const char* key : {"board", "lines"})
        if (given.find(key))
            throw Fault(std::string("key '") + key +
                        "' has no meaning beside 'points' and 'runs', which draw the board");
    rules.shape = leaping::Shape::own;
    rules.points = given.at("points");
    rules.runs = given.at("runs");
}

void read_points_of_interest(const Parameters& given, Ruleset& rules) {
    if (const auto text = given.find("fortress"))
        for (const std::string& word : split_list(*text, ','))
            rules.fortress.push_back(read_cell(word, "fortress"));
    const auto steps = given.find("extra-steps");
    if (!steps) return;
    for (const std::string& word : split_list(*steps, ',')) {
        const std::vector<std::string> ends = split_list(word, '-');
        if (ends.size() != 2)
            throw Fault("key 'extra-steps': " + quoted(word) +
                        " is no step: expected two points, like a5-b5");
        rules.extra_steps.push_back(
            {read_cell(ends[0], "extra-steps"), read_cell(ends[1], "extra-steps")});
    }
}

/// A position says itself how many geese it has.
void read_start(const Parameters& given, Ruleset& rules) {
    const auto fen = given.find("fen");
    if (!fen) return;
    rules.fen = *fen;
    const std::string_view placement = fen->substr(0, fen->find(' '));
    const auto geese = static_cast<int>(std::count(placement.begin(), placement.end(), 'G'));
    if (given.find("geese") && geese != rules.geese)
        throw Fault("key 'geese' says " + std::to_string(rules.geese) +
                    ", but the position of key 'fen' has " + std::to_string(geese));
    rules.geese = geese;
}

void refuse_contradictions(const Ruleset& rules) {
    if (rules.between && rules.leaps != Leaps::off) throw Fault("between=on needs leaps=off");
    if (rules.goal && rules.leaps != Leaps::off) throw Fault("goal=on needs leaps=off");
    if (!rules.free_placement) return;
    if (rules.foxes != 1) throw Fault("placement=free needs foxes=1");
    if (rules.leaps == Leaps::off && !rules.between)
        throw Fault("placement=free needs leaps=chain, leaps=single or between=on");
    if (rules.first != Side::white)
        throw Fault("placement=free needs first=w: the geese move after the fox is placed");
}

}  // namespace

const std::vector<KeyDescription>& ruleset_keys() {
    static const std::vector<KeyDescription> keys{
        {"board", "cross33, cross37, cross45 or draughts32"},
        {"lines", "orthogonal, alquerque or diagonal; not on draughts32"},
        {"points", "the points of a board of its own: a1,b1,c1", KeyKind::list},
        {"runs", "what joins them: a1-b1-c1,a1-a2", KeyKind::list},
        {"geese", "how many at the start", KeyKind::number},
        {"foxes", "1 or 2", KeyKind::number},
        {"min-geese", "with fewer geese the fox has won", KeyKind::number},
        {"goose-steps",
         "some of forward, forward-diagonal, sideways, backward, backward-diagonal, with commas",
         KeyKind::list},
        {"leaps", "chain, single or off"},
        {"compulsory", "on or off: whether a fox that can leap must"},
        {"escape", "on or off: whether a fox behind all geese has won"},
        {"goal", "on or off: whether a fox on rank 1 has won"},
        {"between", "on or off: whether a fox that steps between two geese in a line takes them"},
        {"fortress", "the points that the geese win by holding: c5,d5,e5", KeyKind::list},
        {"extra-steps", "steps that the geese may make besides: a5-b5,b5-c5", KeyKind::list},
        {"placement", "fixed or free: whether Black first places the fox"},
        {"first", "w or b: who moves first"},
        {"repetition", "draw or none"},
        {"nomove-limit", "plies without progress until the draw, 0 for none", KeyKind::number},
        {"fen", "the start position"}};
    return keys;
}

const std::vector<Displacement>& ruleset_displacements() {
    static const std::vector<Displacement> all{
        {"board", "", {"points", "runs", "fen", "fortress", "extra-steps"}},
        {"board", "draughts32", {"lines"}},
        {"points", "", {"board", "lines", "fen", "fortress", "extra-steps"}},
        {"geese", "", {"fen"}},
        {"foxes", "", {"fen"}},
        {"fen", "", {"geese"}}};
    return all;
}

Ruleset read_ruleset(const Parameters& parameters) {
    const Parameters all = completed(parameters, defaults(), ruleset_keys());
    Ruleset rules;
    read_board(parameters, all, rules);
    rules.geese = read_number(all, "geese", 0, most_points);
    rules.foxes = read_number(all, "foxes", 1, 2);
    rules.min_geese = read_number(all, "min-geese", 0, most_points);
    read_goose_steps(all.at("goose-steps"), rules);
    rules.leaps = static_cast<Leaps>(read_choice(all, "leaps", {"chain", "single", "off"}));
    rules.compulsory = read_switch(all, "compulsory");
    rules.escape = read_switch(all, "escape");
    rules.goal = read_switch(all, "goal");
    rules.between = read_switch(all, "between");
    read_points_of_interest(parameters, rules);
    rules.free_placement = read_choice(all, "placement", {"fixed", "free"}) == 1;
    rules.first = read_choice(all, "first", {"w", "b"}) == 0 ? Side::white : Side::black;
    rules.repetition_draws = read_choice(all, "repetition", {"draw", "none"}) == 0;
    rules.nomove_limit = read_number(all, "nomove-limit", 0, 999'999'999);
    read_start(parameters, rules);
    refuse_contradictions(rules);
    return rules;
}

}  // namespace refskak::rules::hunt
