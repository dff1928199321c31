#pragma once

#include <string>
#include <string_view>

#include "rules/fault.hpp"
#include "rules/game.hpp"

namespace refskak::rules {

/// The position of the key 'fen'; a fault in it names the key.
template <Notated G>
typename G::Position given_start(const G& game, std::string_view fen) {
    try {
        return game.read_fen(fen);
    } catch (const Fault& fault) {
        throw Fault(std::string("key 'fen': ") + fault.what());
    }
}

/// Refuses settings whose start position is already decided, which make no game: throws a `Fault`
/// that says how. Every family's constructor ends with it.
template <Game G>
void require_open_start(const G& game) {
    const Outcome over = outcome(game, game.start(), 1);
    if (!over.decided()) return;
    const bool drawn = over.verdict == Verdict::draw;
    throw Fault(
        "these settings make no game: the start position is already " +
        (drawn ? std::string("drawn") : "won for " + std::string(verdict_name(over.verdict))) +
        " (" + std::string(end_name(over.end)) + ")");
}

}  // namespace refskak::rules
