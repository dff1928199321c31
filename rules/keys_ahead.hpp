#pragma once

#include <concepts>

#include "rules/game.hpp"

namespace refskak::rules {

/// Refinement of `Game`: `key_after(p, m)` is the key of `after(p, m)`, for much less than the
/// position. A search then calls early for what its memory holds of the position.
template <class G>
concept KeysAhead = Game<G> && requires(const G& game, const typename G::Position& p,
                                        const typename G::Move& m) {
    { game.key_after(p, m) } -> std::same_as<Key>;
};

}  // namespace refskak::rules
