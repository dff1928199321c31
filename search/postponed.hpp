#pragma once

#include <cstddef>
#include <vector>

namespace refskak::search {

/// A move and how many were looked at before it.
template <class Move>
struct Numbered {
    Move move;
    std::size_t number;
};

/// The moves of one node that are left until the others are done.
template <class Move>
class Postponed {
  public:
    void clear() {
        moves_.clear();
        taken_ = 0;
    }
    bool empty() const { return taken_ == moves_.size(); }
    void put(const Move& move, std::size_t number) { moves_.push_back({move, number}); }
    Numbered<Move> take() { return moves_[taken_++]; }

  private:
    std::vector<Numbered<Move>> moves_;
    std::size_t taken_ = 0;
};

}  // namespace refskak::search
