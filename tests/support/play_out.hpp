#pragma once

#include <cstdint>

#include "rules/game.hpp"

namespace refskak::tests {

/// Perft the plain way: every move is made, the last ply's too.
template <rules::Game G>
std::uint64_t play_out(const G& game, const typename G::Position& p, int depth) {
    if (depth == 0) return 1;
    rules::MoveList<typename G::Move> moves;
    rules::legal_moves(game, p, moves);
    std::uint64_t sum = 0;
    for (const auto& move : moves)
        sum += play_out(game, game.after(p, move), depth - 1);
    return sum;
}

}  // namespace refskak::tests
