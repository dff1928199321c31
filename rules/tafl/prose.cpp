#include "rules/tafl/prose.hpp"

#include <array>

#include "rules/prose.hpp"

namespace refskak::rules::tafl {

namespace {

std::string throne_text(const Ruleset& rules) {
    switch (rules.throne) {
        case ThroneRule::closed:
            return "Once the king has left the throne, the point in the middle, nobody may stop on "
                   "it "
                   "or pass over it.";
        case ThroneRule::pass:
            return "Nobody may stop on the throne, the point in the middle, once the king has left "
                   "it; all may pass over it.";
        case ThroneRule::king:
            break;
    }
    return "Only the king may stop on the throne, the point in the middle; all may pass over it "
           "when "
           "it is free.";
}

std::string capture_text(const Ruleset& rules) {
    std::vector<std::string> helpers;
    if (rules.throne_hostile) helpers.emplace_back("the empty throne");
    if (rules.corners_for_king) helpers.emplace_back("a corner");
    if (rules.camps) helpers.emplace_back("a camp (for attackers not its middle)");
    std::string text =
        "A man other than the king is taken when an opponent moves beside him and "
        "another stands on the point just opposite, in rank or file. The king helps "
        "to take.";
    if (!helpers.empty())
        text += " In place of the other man serves " + enumeration(helpers, "or") + ".";
    if (rules.shieldwall)
        text +=
            " A row of two or more along the edge is taken too, when both its ends and all "
            "points before it are held (a corner may hold one end); a king in it stays.";
    return text;
}

std::string king_text(const Ruleset& rules) {
    if (rules.king_capture == KingCapture::four)
        return "The king is taken when attackers hold all four points beside him, for one of which "
               "the empty throne serves; not on the edge.";
    return "The king is taken like other men, between two attackers" +
           std::string(rules.corners_for_king ? ", or an attacker and a corner" : "") +
           std::string(rules.camps ? ", or an attacker and a camp" : "") +
           ", but on the throne only by four and beside it only by three.";
}

std::string black_wins_text(const Ruleset& rules) {
    std::vector<std::string> ways{"by taking the king"};
    if (rules.encirclement) ways.emplace_back("by shutting all White men off from the edge");
    ways.emplace_back("when White cannot move");
    return "Black wins " + enumeration(ways, "or") + ".";
}

std::string white_wins_text(const Ruleset& rules) {
    std::vector<std::string> ways{rules.escape_at_corner ? "when the king reaches a corner"
                                                         : "when the king reaches the edge"};
    if (rules.fort)
        ways.emplace_back("when he stands on the edge in a fort that Black can never break");
    ways.emplace_back("when Black cannot move");
    return "White wins " + enumeration(ways, "or") + ".";
}

std::string endless_text(const Ruleset& rules) {
    static constexpr std::array<std::string_view, 5> verdicts{"the game is drawn", "",
                                                              "the game is drawn", "White has lost",
                                                              "whoever brought it about has lost"};
    const int count = rules.repetition == Repetition::none             ? 0
                      : rules.repetition == Repetition::draw_at_second ? 2
                                                                       : 3;
    return endless_games(count, verdicts[static_cast<std::size_t>(rules.repetition)],
                         rules.progress_limit, "a capture", "the game is drawn");
}

}  // namespace

std::vector<std::string> prose_of(const Ruleset& rules, Side first) {
    Prose prose;
    const std::string width = std::to_string(rules.width);
    prose.add("White has the king (K) and his soldiers (T), Black attacks (t), on a board of " +
              width + " by " + width + ". " + (first == Side::white ? "White" : "Black") +
              " moves first.");
    prose.add("All men move any number of free points along rank or file.");
    prose.add(throne_text(rules) +
              (rules.corners_for_king ? " Only the king may stop on a corner." : ""));
    if (rules.camps)
        prose.add(
            "The points on which the attackers start are four camps. White men may not enter or "
            "pass them, attackers only within the camp they have not left yet.");
    prose.add(capture_text(rules));
    prose.add(king_text(rules));
    prose.add(white_wins_text(rules));
    prose.add(black_wins_text(rules));
    prose.add(endless_text(rules));
    return prose.lines();
}

}  // namespace refskak::rules::tafl
