#include "rules/prose.hpp"

#include "rules/grid_text.hpp"
#include "rules/hunt/hunt.hpp"

namespace refskak::rules::hunt {

namespace {

std::string board_text(const Ruleset& rules, int points) {
    static constexpr std::array<std::string_view, 3> lines{
        "without diagonals", "with one diagonal in each unit square",
        "with both diagonals in each unit square"};
    if (rules.shape == leaping::Shape::own)
        return "a board of its own with " + std::to_string(points) +
               " points, whose lines 'd' draws";
    if (rules.shape == leaping::Shape::draughts32)
        return "the dark squares of a draughts board, which are joined diagonally";
    return "a cross of " + std::to_string(points) + " points, " +
           std::string(lines[static_cast<std::size_t>(rules.lines)]);
}

std::string goose_text(const Ruleset& rules) {
    static constexpr std::array<const char*, leaping::direction_count> names{
        "straight ahead", "diagonally ahead", "sideways", "straight back", "diagonally back"};
    std::vector<std::string> ways;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (rules.goose_steps[i]) ways.emplace_back(names[i]);
    std::string text = "A goose steps along a line to a free point, " + enumeration(ways, "or");
    std::vector<std::string> extra;
    for (const auto& [from, to] : rules.extra_steps)
        extra.push_back(cell_text(from) + "-" + cell_text(to));
    if (!extra.empty()) text += ", and also " + enumeration(extra, "or");
    return text + ". Geese never leap.";
}

std::string fox_text(const Ruleset& rules) {
    std::string text = rules.foxes == 1 ? "The fox" : "A fox";
    text += " steps along a line any way";
    if (rules.leaps != Leaps::off)
        text += ", or leaps over a goose to the free point just beyond, in line, and takes it";
    if (rules.leaps == Leaps::chain) text += ", as often as he can and likes in one turn";
    if (rules.leaps == Leaps::single) text += "; one leap is a turn";
    text += ".";
    if (rules.between)
        text +=
            " Where he steps between two geese in a line he takes both; geese that close in on "
            "him are safe.";
    if (rules.leaps == Leaps::off && !rules.between) text += " Nobody takes.";
    if (rules.compulsory)
        text += rules.leaps == Leaps::chain ? " He must leap when he can, and go on while he can."
                                            : " He must leap when he can.";
    return text;
}

std::string geese_win_text(const Ruleset& rules) {
    std::string text = "The geese win when ";
    text += rules.foxes == 1 ? "the fox cannot move" : "no fox can move";
    std::vector<std::string> points;
    for (const Cell cell : rules.fortress)
        points.push_back(cell_text(cell));
    if (!points.empty())
        text += ", or when they hold the whole fortress: " + enumeration(points, "and");
    return text + ".";
}

std::string fox_wins_text(const Ruleset& rules) {
    const std::string fox = rules.foxes == 1 ? "he" : "a fox";
    std::vector<std::string> ways;
    if (rules.goal) ways.push_back("when " + fox + " reaches rank 1");
    if (rules.min_geese == 1) ways.emplace_back("when no goose is left");
    if (rules.min_geese > 1)
        ways.push_back("when fewer than " + std::to_string(rules.min_geese) + " geese are left");
    if (rules.escape) ways.emplace_back("when every goose stands on a higher rank than every fox");
    ways.emplace_back("when no goose can move");
    return std::string(rules.foxes == 1 ? "The fox wins " : "The foxes win ") +
           enumeration(ways, "or") + ".";
}

}  // namespace

std::vector<std::string> Hunt::prose() const {
    Prose prose;
    const int geese = start_.geese.count();
    prose.add("White has " + std::to_string(geese) + (geese == 1 ? " goose" : " geese") +
              " (G), Black " + (rules_.foxes == 1 ? "one fox" : "two foxes") + " (f), on " +
              board_text(rules_, board_.point_count()) + ".");
    prose.add(start_.fox_in_hand
                  ? "Black's first turn puts the fox on a free point (f@d4); then White moves."
              : start_.side == Side::white ? "White moves first."
                                           : "Black moves first.");
    prose.add(goose_text(rules_));
    prose.add(fox_text(rules_));
    prose.add(geese_win_text(rules_));
    prose.add(fox_wins_text(rules_));
    prose.add(endless_games(repetition_count(), "the game is drawn", progress_limit(),
                            ahead_is_progress_ ? "a capture or a goose's step ahead" : "a capture",
                            "the game is drawn"));
    return prose.lines();
}

}  // namespace refskak::rules::hunt
