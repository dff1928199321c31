#pragma once

#include <cstdint>
#include <string_view>

#include "rules/side.hpp"

namespace refskak::rules {

/// How a game stands.
enum class Verdict : std::uint8_t { ongoing, white, black, draw };

/// By which rule a game ended; `end_name` gives the name that `status` prints.
enum class End : std::uint8_t {
    none,
    few_geese,       // hunt: fewer geese than min-geese
    escape,          // hunt: the fox has passed all geese; tafl: the king has left
    goal,            // hunt: the fox has reached rank 1
    fortress,        // hunt: geese hold every point of the fortress
    trapped,         // hunt: no fox can move
    stuck,           // hunt: no goose can move
    few_men,         // Halatafl: fewer men than min-men
    no_move,         // Halatafl, tafl, fences: no legal move
    king_taken,      // tafl
    fort,            // tafl: the king stands in an exit fort
    encirclement,    // tafl: White is shut in
    all_eaten,       // fences: all prey of one side is eaten
    locked,          // fences: the predators are locked
    repetition,      // everywhere
    progress_limit,  // everywhere
};

/// The result of a game and its reason. Absolute: it names the winner, not the side to move.
struct Outcome {
    Verdict verdict = Verdict::ongoing;
    End end = End::none;

    constexpr bool decided() const { return verdict != Verdict::ongoing; }
    friend constexpr bool operator==(Outcome, Outcome) = default;
};

constexpr Outcome win_for(Side side, End end) {
    return {side == Side::white ? Verdict::white : Verdict::black, end};
}
constexpr Outcome draw_by(End end) { return {Verdict::draw, end}; }
constexpr bool is_win_for(Outcome outcome, Side side) {
    return outcome.verdict == (side == Side::white ? Verdict::white : Verdict::black);
}

/// "few-geese", "king-taken", ...
std::string_view end_name(End end);

/// "white", "black", "draw", "ongoing".
std::string_view verdict_name(Verdict verdict);

}  // namespace refskak::rules
