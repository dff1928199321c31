#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/watch.hpp"

namespace refskak::search {

/// Decides between iterations whether another one is worth its time.
class Pacer {
  public:
    Pacer(const Limits& limits, std::size_t choices) : limits_(limits), choices_(choices) {}

    bool enough(const Watch& watch, int depth, Score score, bool best_changed) {
        instability_ = instability_ / 2 + (best_changed ? 1.0 : 0.0);
        const Score drop = depth > 1 ? std::clamp(previous_ - score, 0, 60) : 0;
        previous_ = score;
        if (is_proof_wanted(score) && is_full_length(depth, score)) return true;
        if (!limits_.use_clock || limits_.infinite || waiting(watch)) return false;
        if (choices_ == 1 || (is_win(score) && is_full_length(depth, score))) return true;
        const double factor = 0.6 + 0.5 * instability_ + drop / 60.0;
        return static_cast<double>(watch.thinking()) >=
               static_cast<double>(watch.plan().optimum) * factor;
    }

  private:
    bool waiting(const Watch& watch) const { return limits_.ponder && !watch.running(); }
    bool is_proof_wanted(Score score) const {
        return (is_win(score) && mate_moves(score) <= limits_.mate) ||
               (is_loss(score) && -mate_moves(score) <= limits_.mate);
    }
    // A proof is often found below its length, and then not the shortest; an iteration as deep as
    // the proof is long has looked for shorter ones.
    static bool is_full_length(int depth, Score score) { return depth >= win - std::abs(score); }

    const Limits& limits_;
    std::size_t choices_;
    double instability_ = 0;
    Score previous_ = 0;
};

}  // namespace refskak::search
