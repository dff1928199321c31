#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "rules/game.hpp"

namespace refskak::search {

/// The moves of one node, best first. Kept for each ply, so that a search allocates nothing.
template <rules::Game G>
class MoveOrder {
  public:
    using Move = typename G::Move;

    rules::MoveList<Move>& refill() {
        moves_.clear();
        next_ = 0;
        ranked_ = false;
        first_is_known_ = false;
        return moves_;
    }
    std::size_t size() const { return moves_.size(); }

    /// Puts the table's move first, if it is there. Most nodes end with it, and rank nothing.
    void put_first(const G& game, std::uint16_t hint) {
        if (hint == 0) return;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (game.hint(moves_[i]) != hint) continue;
            std::swap(moves_[0], moves_[i]);
            first_is_known_ = true;
            return;
        }
    }

    /// The next best move by `worth`; nothing when all are gone. Most nodes need only the first
    /// few, so each call selects one instead of sorting all.
    template <class Worth>
    const Move* next(const Worth& worth) {
        if (first_is_known_) {
            first_is_known_ = false;
            return &moves_[next_++];
        }
        if (!ranked_) rank(worth);
        if (next_ == moves_.size()) return nullptr;
        std::int64_t best = ranks_[next_];
        for (std::size_t i = next_ + 1; i < moves_.size(); ++i)
            best = ranks_[i] > best ? ranks_[i] : best;
        const std::size_t place = place_of(best);
        ranks_[place] = rank_of(ranks_[next_] >> 32, place);
        std::swap(moves_[place], moves_[next_]);
        return &moves_[next_++];
    }
    /// The moves that `next` has given, in that order.
    const Move& given(std::size_t i) const { return moves_[i]; }

  private:
    // A move's worth above, its place below, lower places first: one comparison without a branch.
    static std::int64_t rank_of(std::int64_t worth, std::size_t place) {
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(worth) << 32 |
                                         (UINT32_MAX - place));
    }
    static std::size_t place_of(std::int64_t rank) {
        return UINT32_MAX - static_cast<std::uint32_t>(rank);
    }
    template <class Worth>
    void rank(const Worth& worth) {
        ranked_ = true;
        if (ranks_.size() < moves_.size()) ranks_.resize(2 * moves_.size());
        for (std::size_t i = next_; i < moves_.size(); ++i)
            ranks_[i] = rank_of(worth(moves_[i]), i);
    }

    rules::MoveList<Move> moves_;
    std::vector<std::int64_t> ranks_;
    std::size_t next_ = 0;
    bool ranked_ = false;
    bool first_is_known_ = false;
};

}  // namespace refskak::search
