#include "rules/prose.hpp"

#include "rules/halatafl/halatafl.hpp"

namespace refskak::rules::halatafl {

std::vector<std::string> Halatafl::prose() const {
    Prose prose;
    prose.add(
        "White's men (M) and Black's (m) stand on a board of 49 points, whose lines 'd' draws. " +
        std::string(start_.side == Side::white ? "White" : "Black") + " moves first.");
    prose.add(
        "A man steps along a line to a free point, ahead, diagonally ahead or sideways, never "
        "back.");
    prose.add(
        "Or he leaps over any man to the free point just beyond, in line, any way and as often "
        "as he likes in one turn. Opposing men leapt over are taken, own men stay. The position "
        "must change.");
    prose.add("The four corners serve only for landing on the way; nobody stops there.");
    prose.add("A side with fewer than " + std::to_string(min_men_) + " men has lost.");
    prose.add(
        "A side that cannot move passes (0000). When neither can, the side with more men wins; "
        "equal numbers draw.");
    prose.add(endless_games(repetition_count(), "the game is drawn", progress_limit(),
                            "a capture or a step ahead", "the game is drawn"));
    return prose.lines();
}

}  // namespace refskak::rules::halatafl
