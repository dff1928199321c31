#include "rules/tafl/presets.hpp"

namespace refskak::rules::tafl {

namespace {

constexpr std::string_view tablut_start = "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3";
constexpr std::string_view brandubh_start = "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3";
constexpr std::string_view hnefatafl_start =
    "3ttttt3/5t5/11/t4T4t/t3TTT3t/tt1TTKTT1tt/t3TTT3t/t4T4t/11/5t5/3ttttt3";
constexpr std::string_view alea_start =
    "2t2t7t2t2/19/t4t7t4t/7t1T1t7/6t1t1t1t6/t1t2T7T2t1t/4t4T4t4/3t4T1T4t3/4t2T1T1T2t4/"
    "3T2T1TKT1T2T3/4t2T1T1T2t4/3t4T1T4t3/4t4T4t4/t1t2T7T2t1t/6t1t1t1t6/7t1T1t7/t4t7t4t/19/"
    "2t2t7t2t2";

/// One line of the table of presets in rules.md.
struct Row {
    const char* name;
    const char* description;
    const char* size;
    const char* first;
    const char* throne;
    const char* throne_hostile;
    const char* corners;
    const char* king_capture;
    const char* escape;
    const char* repetition;
    std::string_view start;
    Parameters others;
};

Variant variant_of(const Row& row) {
    Parameters parameters{
        {"size", row.size},       {"first", row.first},
        {"throne", row.throne},   {"throne-hostile", row.throne_hostile},
        {"corners", row.corners}, {"king-capture", row.king_capture},
        {"escape", row.escape},   {"shieldwall", "off"},
        {"fort", "off"},          {"encirclement", "off"},
        {"camps", "off"},         {"repetition", row.repetition},
        {"nomove-limit", "100"},  {"start", std::string(row.start)},
    };
    parameters.override_with(row.others);
    return {row.name, row.description, "tafl", parameters};
}

std::vector<Variant> make_presets() {
    const Row rows[] = {
        {"tablut",
         "Tablut after Linnaeus: closed throne, king taken on four sides",
         "9",
         "w",
         "closed",
         "no",
         "plain",
         "four",
         "edge",
         "draw",
         tablut_start,
         {}},
        {"tablut-historical",
         "Tablut as played in online tournaments",
         "9",
         "b",
         "king",
         "yes",
         "plain",
         "two",
         "edge",
         "draw",
         tablut_start,
         {}},
        {"tablut-linnaean",
         "Tablut with a throne that men pass over",
         "9",
         "b",
         "pass",
         "yes",
         "plain",
         "two",
         "edge",
         "draw",
         tablut_start,
         {}},
        {"tablut-ashton",
         "Tablut with camps, after Ashton",
         "9",
         "w",
         "closed",
         "yes",
         "plain",
         "two",
         "edge",
         "draw-at-second",
         tablut_start,
         {{"camps", "on"}}},
        {"brandubh",
         "Irish tafl on 7x7",
         "7",
         "b",
         "king",
         "yes",
         "king",
         "two",
         "corner",
         "draw",
         brandubh_start,
         {}},
        {"hnefatafl",
         "Copenhagen Hnefatafl on 11x11",
         "11",
         "b",
         "king",
         "yes",
         "king",
         "four",
         "corner",
         "white-loses",
         hnefatafl_start,
         {{"shieldwall", "on"}, {"fort", "on"}, {"encirclement", "on"}}},
        {"alea",
         "Alea Evangelii on 19x19",
         "19",
         "b",
         "king",
         "yes",
         "king",
         "four",
         "corner",
         "draw",
         alea_start,
         {{"encirclement", "on"}}},
    };
    std::vector<Variant> result;
    for (const Row& row : rows)
        result.push_back(variant_of(row));
    return result;
}

}  // namespace

const std::vector<Variant>& presets() {
    static const std::vector<Variant> variants = make_presets();
    return variants;
}

const std::vector<KeyDescription>& user_keys() {
    static const std::vector<KeyDescription> descriptions{
        {"first", "w or b"},
        {"throne", "closed, pass or king"},
        {"throne-hostile", "yes or no"},
        {"corners", "plain or king"},
        {"king-capture", "two or four"},
        {"escape", "edge or corner"},
        {"shieldwall", "on or off"},
        {"fort", "on or off"},
        {"encirclement", "on or off"},
        {"repetition", "draw, none, draw-at-second, white-loses or loses"},
        {"nomove-limit", "plies, 0 for none", KeyKind::number},
        {"fen", "start position"},
    };
    return descriptions;
}

const std::vector<KeyDescription>& file_keys() {
    static const std::vector<KeyDescription> descriptions = [] {
        std::vector<KeyDescription> all = user_keys();
        all.push_back({"size", "an odd number from 5 to 19", KeyKind::number});
        return all;
    }();
    return descriptions;
}

const std::vector<KeyDescription>& keys() {
    static const std::vector<KeyDescription> descriptions = [] {
        std::vector<KeyDescription> all = file_keys();
        all.push_back({"camps", "on or off"});
        all.push_back({"start", "placement of the men, as in a FEN"});
        return all;
    }();
    return descriptions;
}

const std::vector<Displacement>& displacements() {
    static const std::vector<Displacement> all{{"size", "", {"start", "fen", "camps"}}};
    return all;
}

}  // namespace refskak::rules::tafl
