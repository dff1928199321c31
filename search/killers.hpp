#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "search/score.hpp"

namespace refskak::search {

/// The last two quiet moves, by hint, that have refuted others at each ply of one thread's search.
class Killers {
  public:
    using Pair = std::array<std::uint16_t, 2>;

    const Pair& operator[](int ply) const { return pairs_[static_cast<std::size_t>(ply)]; }
    bool hold(int ply, std::uint16_t hint) const {
        return (*this)[ply][0] == hint || (*this)[ply][1] == hint;
    }
    void remember(int ply, std::uint16_t hint) {
        Pair& pair = pairs_[static_cast<std::size_t>(ply)];
        if (pair[0] != hint) pair = {hint, pair[0]};
    }
    void clear() { pairs_ = {}; }

  private:
    std::array<Pair, max_ply + 1> pairs_{};
};

}  // namespace refskak::search
