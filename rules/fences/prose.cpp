#include "rules/prose.hpp"

#include "rules/fences/fences.hpp"

namespace refskak::rules::fences {

std::vector<std::string> Fences::prose() const {
    Prose prose;
    prose.add(
        "Two armies on a board of 10 by 10: White's animals (upper case) on the light squares, "
        "Black's (lower case) on the dark ones. Each has a wolf W and a fox F, and as prey fish "
        "I, goat G, grapes V, horse H, rabbit R, rooster C, pig P and cow O.");
    prose.add(
        "An animal steps one square diagonally ahead. From the last rank on (marked +) it steps "
        "back too.");
    if (has_fences_)
        prose.add(
            "Each side has two fences (X), which step diagonally any way on the squares of the "
            "other colour. They eat nothing and are not eaten, but stand in the way.");
    if (has_hand_)
        prose.add(
            "The men are placed in turns first (w@c2): animals on the own colour of the first "
            "two ranks, wolf and fox on the second, fences on the third. Then White moves.");
    prose.add(
        "A man that has moved eats every foe beside it, in rank or file, that it can eat; then, "
        "if a foe beside it can eat it, it is eaten too. The wolf eats goat, horse, rabbit, "
        "rooster, pig and cow; the fox fish, goat, grapes, rabbit, rooster and pig; the rooster "
        "grapes.");
    prose.add(
        has_fences_
            ? "A side wins when all eight prey of the other are eaten, or when both predators of "
              "the other are locked in behind fences, or one is and the other has nothing left to "
              "eat."
            : "A side wins when all eight prey of the other are eaten.");
    prose.add(
        "When the side to move has no move, the side with more men wins; equal numbers draw.");
    prose.add(endless_games(
        repetition_count(),
        repetition_ == Repetition::count ? "the side with more men wins" : "the game is drawn",
        progress_limit(), "eating or a step ahead of an animal not promoted",
        "the side with more men wins"));
    return prose.lines();
}

}  // namespace refskak::rules::fences
