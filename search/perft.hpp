#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "rules/game.hpp"

namespace refskak::search {

namespace perft_detail {

template <rules::Game G>
std::uint64_t count(const G& game, const typename G::Position& p, int depth,
                    const std::atomic<bool>& stop, rules::MoveList<typename G::Move>* lists) {
    if (depth == 0) return 1;
    if (game.decided(p).decided()) return 0;
    if (depth == 1) return game.count_moves(p);
    if (stop.load(std::memory_order_relaxed)) return 0;
    rules::MoveList<typename G::Move>& moves = *lists;
    moves.clear();
    game.generate(p, moves);
    std::uint64_t sum = 0;
    for (const auto& move : moves)
        sum += count(game, game.after(p, move), depth - 1, stop, lists + 1);
    return sum;
}

}  // namespace perft_detail

/// The number of move sequences of exactly `depth` plies; repetition and limits do not count. The
/// last ply is counted without being played. When `stop` is raised the sum is a part.
template <rules::Game G>
std::uint64_t perft(const G& game, const typename G::Position& p, int depth,
                    const std::atomic<bool>& stop) {
    std::vector<rules::MoveList<typename G::Move>> lists(static_cast<std::size_t>(depth) + 1);
    return perft_detail::count(game, p, depth, stop, lists.data());
}

}  // namespace refskak::search
