#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "rules/game.hpp"
#include "rules/keys_ahead.hpp"
#include "search/effort.hpp"
#include "search/history.hpp"
#include "search/judge.hpp"
#include "search/killers.hpp"
#include "search/move_order.hpp"
#include "search/occupied.hpp"
#include "search/pacer.hpp"
#include "search/postponed.hpp"
#include "search/reporter.hpp"
#include "search/task.hpp"
#include "search/transposition_table.hpp"
#include "search/tuning.hpp"
#include "search/watch.hpp"

namespace refskak::search {

/// One thread's search: principal variation search with iterative deepening. A proven score (a win
/// or loss in so many plies) is only ever built from decided positions: pruning may miss a proof,
/// never make one up.
template <rules::Game G, class Effort = Selective>
class alignas(64) Searcher {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using RootMoves = std::vector<RootMove<Move>>;

    Searcher(const G& game, const Evaluation<G>& evaluation, TranspositionTable& table,
             History& history, Watch& watch)
        : game_(game),
          evaluate_(game, evaluation),
          table_(table),
          history_(history),
          watch_(watch),
          frames_(max_ply + 1),
          keys_(max_ply + 1) {}

    /// Readies a search. Threads that search together know of each other's places by `occupied`.
    void prepare(const Task<G>& task, Occupied* occupied = nullptr);
    /// Searches until a limit, the deepest iteration or `Watch::stop`.
    void run(Reporter<Move>* reporter);

    /// Best first.
    const RootMoves& moves() const { return moves_; }

  private:
    static constexpr Score ongoing = infinite;
    static constexpr tuning::Selectivity selectivity = tuning::selectivity_of<Evaluation<G>>();

    struct Frame {
        MoveOrder<G> order;
        Postponed<Move> later;
        std::vector<Move> pv;
    };

    // Iterations (iterate.ipp).
    bool iteration(int depth, Reporter<Move>* reporter);
    void aspire(int depth, std::size_t line, Reporter<Move>* reporter);
    void search_root(int depth, std::size_t line, Score alpha, Score beta,
                     Reporter<Move>* reporter);
    void settle_interrupted(int depth);
    void pass_by_refuted();

    // The tree (node.ipp).
    template <bool pv>
    Score search(const Position& p, int ply, int depth, Score alpha, Score beta, bool may_pass);
    template <bool pv>
    Score search_moves(const Position& p, int ply, int depth, Score alpha, Score beta,
                       const Memory& memory);
    template <bool pv>
    Score search_move(const Position& next, int ply, int depth, Score alpha, Score beta,
                      std::size_t count, int reduction);
    bool is_late(int depth, Score best, std::size_t count) const;
    int reduction_of(const Move& move, rules::Side side, int depth, std::size_t number,
                     bool pv) const;
    void fetch(const Position& p, const Move& move, int depth) const;
    bool fetch_foreseen(const Position& p, MoveOrder<G>& order, int depth) const;
    Score quiescence(const Position& p, int ply, int plies, Score alpha, Score beta);
    bool cuts(const Position& p, const Memory& memory, Score score, int depth, Score alpha,
              Score beta) const;
    int plies_to_spare(const Position& p, Score proof) const;
    void remember(const Position& p, int ply, const Memory& found);
    static Score better_guess(Score standing, const Memory& memory);
    Score pass_refutes(const Position& p, int ply, int depth, Score beta);
    int worth(const Move& move, rules::Side side, int ply) const;
    void reward(rules::Side side, int ply, int depth, const Move& best, std::size_t given);

    // Ends of the game.
    Score score(rules::Outcome outcome, const Position& p, int ply) const;
    Score ended(const Position& p, int ply) const;
    Score repeated(const Position& p, int ply) const;
    Score looked_up(const Position& p);

    Frame& frame(int ply) { return frames_[static_cast<std::size_t>(ply)]; }
    rules::Key& key_at(int ply) { return keys_[static_cast<std::size_t>(ply)]; }
    rules::Key key_at(int ply) const { return keys_[static_cast<std::size_t>(ply)]; }
    void lead_pv(int ply, const Move& move) {
        std::vector<Move>& own = frame(ply).pv;
        const std::vector<Move>& rest = frame(ply + 1).pv;
        own.clear();
        own.push_back(move);
        own.insert(own.end(), rest.begin(), rest.end());
    }

    /// Before each position that is made; false when the search is over.
    bool may_visit() {
        if (nodes_ >= next_check_) [[unlikely]]
            check();
        if (stopped_) return false;
        ++nodes_;
        return true;
    }
    void check();
    void count_nodes();

    const G& game_;
    Judge<G> evaluate_;
    TranspositionTable& table_;
    History& history_;
    Watch& watch_;
    const Task<G>* task_ = nullptr;
    Occupied* occupied_ = nullptr;

    std::uint64_t nodes_ = 0;
    std::uint64_t counted_ = 0;     // those that the watch knows of
    std::uint64_t table_hits_ = 0;  // that the watch does not know of
    std::uint64_t next_check_ = 0;
    bool stopped_ = false;
    bool improved_ = false;  // the present iteration has raised a score above its window's floor
    std::size_t looked_at_ = 0;  // so many moves of the root, before the one being searched
    int selective_depth_ = 0;

    RootMoves moves_;
    RootMoves completed_;  // as they were after the last whole iteration
    std::vector<Frame> frames_;
    std::vector<rules::Key> keys_;  // of the positions of the path
    Killers killers_;
    tuning::Reductions reductions_{selectivity};
};

}  // namespace refskak::search

#include "search/ends.ipp"
#include "search/iterate.ipp"
#include "search/node.ipp"
