#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "rules/game.hpp"
#include "search/history.hpp"

namespace refskak::search {

/// The moves of one node, best first. Kept for each ply, so that a search allocates nothing.
template <rules::Game G>
class MoveOrder {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;

    rules::MoveList<Move>& refill() {
        moves_.clear();
        next_ = 0;
        return moves_;
    }
    std::size_t size() const { return moves_.size(); }

    /// The table's move, then what takes most, then killers, then by history.
    void rank(const G& game, const History& history, rules::Side side, int ply,
              std::uint16_t hint) {
        values_.resize(moves_.size());
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const std::uint16_t own = game.hint(moves_[i]);
            const int gain = game.gain(moves_[i]);
            values_[i] = history.value(side, own);
            if (hint != 0 && own == hint)
                values_[i] += table_move;
            else if (gain > 0)
                values_[i] += capture + gain * man;
            else if (history.is_killer(ply, own))
                values_[i] += killer;
        }
    }

    /// For quiescence: by what they take.
    void rank_by_gain(const G& game) {
        values_.resize(moves_.size());
        for (std::size_t i = 0; i < moves_.size(); ++i)
            values_[i] = game.gain(moves_[i]);
    }

    /// The next best move; nothing when all are gone. Most nodes need only the first few, so each
    /// call selects one instead of sorting all.
    const Move* next() {
        if (next_ == moves_.size()) return nullptr;
        std::size_t best = next_;
        for (std::size_t i = next_ + 1; i < moves_.size(); ++i)
            if (values_[i] > values_[best]) best = i;
        if (best != next_) {
            std::swap(values_[best], values_[next_]);
            std::swap(moves_[best], moves_[next_]);
        }
        return &moves_[next_++];
    }
    /// The moves that `next` has given, in that order.
    const Move& given(std::size_t i) const { return moves_[i]; }

  private:
    static constexpr int table_move = 1 << 30;
    static constexpr int capture = 1 << 24;
    static constexpr int man = 1 << 15;
    static constexpr int killer = 1 << 20;

    rules::MoveList<Move> moves_;
    std::vector<int> values_;
    std::size_t next_ = 0;
};

}  // namespace refskak::search
