#include "rules/hunt/start.hpp"

#include <string>
#include <string_view>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"

namespace refskak::rules::hunt {

namespace {

using leaping::Board;
using leaping::PointSet;
using leaping::Shape;

PointSet points(const Board& board, std::string_view cells) {
    PointSet set;
    while (const auto cell = take_cell(cells))
        set.set(board.point(*cell));
    return set;
}

/// The geese of a board: the lowest ranks filled, some points added, some left free.
struct GooseStart {
    Shape shape;
    int geese;
    int ranks;
    std::string_view added;
    std::string_view removed;
};

constexpr GooseStart goose_starts[] = {
    {Shape::cross33, 13, 3, "", ""},         {Shape::cross33, 15, 3, "a4g4", ""},
    {Shape::cross33, 17, 3, "a4g4b4f4", ""}, {Shape::cross33, 19, 3, "a4g4b4f4c4e4", ""},
    {Shape::cross37, 13, 3, "", "b2f2"},     {Shape::cross37, 15, 3, "", ""},
    {Shape::cross37, 17, 3, "a4g4", ""},     {Shape::cross37, 19, 3, "a4g4b4f4", ""},
    {Shape::cross45, 18, 4, "", ""},         {Shape::draughts32, 4, 1, "", ""},
    {Shape::draughts32, 12, 3, "", ""},
};

std::string_view fox_start(Shape shape, int foxes) {
    switch (shape) {
        case Shape::cross33:
        case Shape::cross37:
            return foxes == 1 ? "d4" : "c5e5";
        case Shape::cross45:
            return foxes == 1 ? "e7" : "";
        case Shape::draughts32:
            return foxes == 1 ? "d8" : "";
        default:
            return "";
    }
}

}  // namespace

StartMen start_men(const Board& board, const Ruleset& rules) {
    if (rules.shape == Shape::own)
        throw Fault("a board of its own has no known start: expected the key 'fen'");
    StartMen men;
    std::string numbers;
    for (const GooseStart& start : goose_starts) {
        if (start.shape != rules.shape) continue;
        numbers.append(std::to_string(start.geese)).append(", ");
        if (start.geese != rules.geese) continue;
        men.geese = (board.up_to_rank(start.ranks - 1) | points(board, start.added)) &
                    ~points(board, start.removed);
    }
    if (men.geese.empty())
        throw Fault("no start is known for geese=" + std::to_string(rules.geese) +
                    " on this board: expected " + numbers + "or a fen");
    if (rules.free_placement) return men;
    men.foxes = points(board, fox_start(rules.shape, rules.foxes));
    if (men.foxes.empty())
        throw Fault("no start is known for foxes=" + std::to_string(rules.foxes) +
                    " on this board: expected 1, or a fen");
    return men;
}

}  // namespace refskak::rules::hunt
