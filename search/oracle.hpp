#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game.hpp"

namespace refskak::search {

/// A true value. `distance`: moves of the winner until the next move that cannot be undone, or the
/// end; 0 where that is not known or the game always ends.
struct Judgement {
    rules::Verdict verdict = rules::Verdict::draw;
    int distance = 0;
};

/// The moves to choose from at the root.
template <class Move>
struct Advice {
    std::vector<Move> moves;  // best first
    // Whether who wins comes to the end by such moves alone. If not, search must find the way, and
    // not be told at every node that it leads on.
    bool finishes = true;
};

/// Knows the true value of some positions, as if no limit but repetition ended the game. Shared by
/// all threads.
template <rules::Game G>
class Oracle {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    virtual ~Oracle() = default;
    /// Cheap enough to be asked at every node; nothing where it does not know at once.
    virtual std::optional<rules::Verdict> glance(const Position& p) const = 0;
    /// The same with more effort.
    virtual std::optional<Judgement> judge(const Position& p) const = 0;
    /// The moves that keep the value, and of them, in a won position, those that bring the win
    /// nearest; else those that leave the opponent the fewest replies that keep his own best result
    /// first. Nothing where it does not know.
    virtual std::optional<Advice<Move>> advise(const Position& p) const = 0;
    /// What it has found damaged and does not believe any more, a line each.
    virtual std::vector<std::string> faults() const = 0;
};

}  // namespace refskak::search
