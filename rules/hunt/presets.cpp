#include "rules/hunt/hunt.hpp"

namespace refskak::rules::hunt {

namespace {

constexpr const char* ahead = "forward,forward-diagonal";
constexpr const char* sideways_too = "forward,forward-diagonal,sideways";
constexpr const char* any_way = "forward,forward-diagonal,sideways,backward,backward-diagonal";

Parameters cross(const char* board, const char* lines, const char* geese, const char* steps,
                 const Parameters& more = {}) {
    Parameters result{{"board", board}, {"lines", lines}, {"geese", geese}, {"goose-steps", steps}};
    result.override_with(more);
    return result;
}

}  // namespace

/// The table "Presets" of rules.md, section 4; what is not named is the family's default.
const std::vector<Variant>& Hunt::presets() {
    static const std::vector<Variant> all{
        {"foxgeese", "Fox and Geese, the standard game: 13 geese that only go forward", "hunt",
         cross("cross33", "diagonal", "13", ahead)},
        {"foxgeese15", "Fox and Geese with 15 geese", "hunt",
         cross("cross33", "diagonal", "15", ahead)},
        {"foxgeese17", "Fox and Geese with 17 geese", "hunt",
         cross("cross33", "diagonal", "17", ahead)},
        {"foxgeese-sideways", "Fox and Geese whose geese also step sideways", "hunt",
         cross("cross33", "diagonal", "13", sideways_too)},
        {"refskak", "Refskak, the oldest form: no diagonals, the fox is placed first", "hunt",
         cross("cross33", "orthogonal", "13", "forward,sideways,backward",
               {{"placement", "free"}, {"min-geese", "6"}})},
        {"refskak-forward", "Refskak whose geese may not retreat", "hunt",
         cross("cross33", "orthogonal", "13", "forward,sideways",
               {{"placement", "free"}, {"min-geese", "6"}})},
        {"huhnerhof", "Along all marked lines, never back; a fox behind all geese wins", "hunt",
         cross("cross33", "alquerque", "13", sideways_too, {{"escape", "on"}})},
        {"alquerque-fox", "Seventeen geese that step any way along the marked lines", "hunt",
         cross("cross33", "alquerque", "17", any_way)},
        {"foxgeese37", "Fox and Geese on 37 points, without diagonals", "hunt",
         cross("cross37", "orthogonal", "15", "forward,sideways")},
        {"twofoxes", "Two foxes against 17 geese", "hunt",
         cross("cross33", "alquerque", "17", sideways_too, {{"foxes", "2"}})},
        {"gasetavl", "Gasetavl on the great cross of 45 points, 18 geese", "hunt",
         cross("cross45", "alquerque", "18", sideways_too, {{"first", "b"}})},
        {"wolfsheep", "Wolf and Sheep on a draughts board: nobody takes, the wolf runs", "hunt",
         Parameters{{"board", "draughts32"},
                    {"geese", "4"},
                    {"min-geese", "0"},
                    {"goose-steps", "forward-diagonal"},
                    {"leaps", "off"},
                    {"goal", "on"},
                    {"first", "b"}}},
    };
    return all;
}

}  // namespace refskak::rules::hunt
