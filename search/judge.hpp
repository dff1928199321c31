#pragma once

#include <concepts>

#include "rules/game.hpp"
#include "search/evaluation/evaluation.hpp"
#include "search/evaluation_cache.hpp"

namespace refskak::search {

/// An evaluation that keeps notes: what one thread has found out that other judgements need again.
template <class E>
concept Noting = requires(const E& evaluation, const typename E::Position& p,
                          typename E::Notes& notes) {
    { evaluation.evaluate(p, notes) } -> std::same_as<Score>;
};

/// One thread's judgements of positions.
template <rules::Game G>
class Judge {
  public:
    Judge(const G& game, const Evaluation<G>& evaluation) : game_(game), evaluation_(evaluation) {}

    Score operator()(const typename G::Position& p) {
        return known_(game_.key(p), [&] { return afresh(p); });
    }

    /// Inlined by force: see `TranspositionTable::prefetch`.
    [[gnu::always_inline]] void prefetch(rules::Key key) const { known_.prefetch(key); }

  private:
    struct None {};
    template <class E>
    struct NotesOf {
        using type = None;
    };
    template <Noting E>
    struct NotesOf<E> {
        using type = typename E::Notes;
    };

    Score afresh(const typename G::Position& p) {
        if constexpr (Noting<Evaluation<G>>)
            return evaluation_.evaluate(p, notes_);
        else
            return evaluation_.evaluate(p);
    }

    const G& game_;
    const Evaluation<G>& evaluation_;
    EvaluationCache<cache_bits_of<Evaluation<G>>()> known_;
    typename NotesOf<Evaluation<G>>::type notes_;
};

}  // namespace refskak::search
