// The tree below the root: part of searcher.hpp.

namespace refskak::search {

/// Whether the table's word settles the node. A proof holds at any depth, unless other positions
/// are worn now, on which it may rest or run into, or the progress limit comes before its end: so
/// no proof is ever one that repetition or limit forbid. Other scores may stem from another count;
/// within `tuning::limit_horizon` of the limit they do not (`Task::table_key`).
template <rules::Game G, class Effort>
bool Searcher<G, Effort>::cuts(const Position& p, const Memory& memory, Score score, int depth,
                               Score alpha, Score beta) const {
    const bool fits = (memory.bound == Bound::exact) ||
                      (memory.bound == Bound::lower && score >= beta) ||
                      (memory.bound == Bound::upper && score <= alpha);
    if (!fits) return false;
    const bool proven = is_win(memory.score) || is_loss(memory.score);
    if (!proven) return memory.depth >= depth;
    if (memory.epoch != task_->epoch || plies_to_spare(p, memory.score) < 0) return false;
    const bool final = is_win(score) ? memory.bound != Bound::upper && score >= beta
                                     : memory.bound != Bound::lower && score <= alpha;
    return final || memory.depth >= depth;
}

template <rules::Game G, class Effort>
template <bool pv>
Score Searcher<G, Effort>::search(const Position& p, int ply, int depth, Score alpha, Score beta,
                                  bool may_pass) {
    if (pv) frame(ply).pv.clear();
    if (const auto outcome = game_.decided(p); outcome.decided()) return score(outcome, p, ply);
    key_at(ply) = game_.key(p);
    if (const Score end = ended(p, ply); end != ongoing) return end;
    if (task_->oracle != nullptr)
        if (const Score value = looked_up(p); value != ongoing) return value;
    if (ply >= max_ply - 1) return evaluate_(p);
    if (depth <= 0) return !Effort::selects ? evaluate_(p) : quiescence(p, ply, 0, alpha, beta);
    if (pv) selective_depth_ = std::max(selective_depth_, ply);

    // No line from here is shorter than a win at the next ply or longer than being lost already.
    alpha = std::max(alpha, loss_in(ply));
    beta = std::min(beta, win_in(ply + 1));
    if (alpha >= beta) return alpha;

    Memory memory;
    if constexpr (Effort::remembers) memory = table_.probe(task_->table_key(game_, p));
    const Score known = from_table(memory.score, ply);
    if (!pv && memory.found() && cuts(p, memory, known, depth, alpha, beta)) return known;

    // Where nobody passes, a guess serves shallow nodes alone.
    const bool guesses = rules::NullMoveSafe<G> || depth <= tuning::standing_depth;
    if (Effort::selects && !pv && guesses && !is_win(beta) && !is_loss(beta)) {
        const Score guess = better_guess(evaluate_(p), memory);
        const Score margin = tuning::standing_margin * depth;
        if (depth <= tuning::standing_depth && guess - margin >= beta) return guess - margin;
        if (may_pass && depth >= tuning::null_depth && guess >= beta) {
            const Score value = pass_refutes(p, ply, depth, beta);
            if (value >= beta || stopped_) return value;
        }
    }
    if (Effort::selects && memory.hint == 0 && depth >= tuning::internal_reduction_depth) --depth;
    return search_moves<pv>(p, ply, depth, alpha, beta, memory);
}

/// So many plies before the progress limit comes the end that a table's score promises, if the
/// position is not told apart by its count there; otherwise it surely holds, and this is large.
template <rules::Game G, class Effort>
int Searcher<G, Effort>::plies_to_spare(const Position& p, Score proof) const {
    if (task_->progress_limit == 0 || task_->is_near_limit(game_, p)) return max_ply;
    return task_->progress_limit - game_.progress(p) - (win - std::abs(proof));
}

/// What has been found of a node goes to the table; but not a proof that may rest on the progress
/// limit: at another count it would be none.
template <rules::Game G, class Effort>
void Searcher<G, Effort>::remember(const Position& p, int ply, const Memory& found) {
    Memory kept = found;
    kept.score = to_table(found.score, ply);
    const bool proven = is_win(kept.score) || is_loss(kept.score);
    if (!proven || plies_to_spare(p, kept.score) > 0) table_.store(task_->table_key(game_, p), kept);
}

/// A judgement of the position, or what a search of it has found, where that tells more.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::better_guess(Score standing, const Memory& memory) {
    const bool tells_more = memory.bound == Bound::exact ||
                            (memory.bound == Bound::lower && memory.score > standing) ||
                            (memory.bound == Bound::upper && memory.score < standing);
    const bool proven = is_win(memory.score) || is_loss(memory.score);
    return tells_more && !proven ? memory.score : standing;
}

/// Gives the opponent a move for nothing; what is still above beta then needs no search. The score
/// is kept below a proof: passing is no legal move.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::pass_refutes(const Position& p, int ply, int depth, Score beta) {
    if constexpr (rules::NullMoveSafe<G>) {
        if (!may_visit()) return 0;
        const Position next = game_.after_pass(p);
        const Score value =
            -search<false>(next, ply + 1, depth - 3 - depth / 4, -beta, -beta + 1, false);
        if (stopped_) return 0;
        return is_win(value) ? beta : value;
    } else {
        return -infinite;
    }
}

template <rules::Game G, class Effort>
template <bool pv>
Score Searcher<G, Effort>::search_moves(const Position& p, int ply, int depth, Score alpha,
                                        Score beta, const Memory& memory) {
    MoveOrder<G>& order = frame(ply).order;
    order.start(game_, p, memory.hint, killers_[ply]);
    if (Effort::selects && order.is_forced())
        ++depth;  // a forced reply is no choice, and costs little
    const rules::Side side = game_.side_to_move(p);
    const auto worth = [&](const Move& move) { return this->worth(move, side, ply); };

    const Score floor = alpha;
    Score best = -infinite;
    std::uint16_t best_hint = 0;
    std::size_t count = 0;
    const auto is_late = [&] { return !pv && this->is_late(depth, best, count); };
    const auto is_done = [&] { return order.only_quiet_left() && is_late(); };
    Postponed<Move>& later = frame(ply).later;  // what another thread is at
    later.clear();
    Occupied* const occupied = depth >= tuning::sharing_depth ? occupied_ : nullptr;
    bool fetched = fetch_foreseen(p, order, depth);
    while (!is_done()) {
        const bool late = is_late();
        const Move* const fresh = order.next(worth);
        if (fresh == nullptr && later.empty()) break;
        const auto [move, number] =
            fresh != nullptr ? Numbered<Move>{*fresh, count++} : later.take();
        const bool quiet = game_.gain(move) == 0;
        if (late && quiet) break;  // the rest ranks lower still
        if (!fetched) fetch(p, move, depth);
        fetched = !is_done() && fetch_foreseen(p, order, depth);
        const Position next = game_.after(p, move);
        if (occupied != nullptr && fresh != nullptr && number > 0 &&
            occupied->holds(game_.key(next))) {
            later.put(move, number);
            continue;
        }
        if (!may_visit()) return 0;
        if (!rules::KeysAhead<G> && depth > 1) table_.prefetch(game_.key(next));
        const int reduction = quiet ? reduction_of(move, side, depth, number, pv) : 0;
        const Occupied::Stay stay(number > 0 ? occupied : nullptr, game_.key(next));
        const Score value = search_move<pv>(next, ply, depth - 1, alpha, beta, number, reduction);
        if (stopped_) return 0;
        if (value <= best) continue;
        best = value;
        if (value <= alpha) continue;
        best_hint = game_.hint(move);
        alpha = value;
        if (pv) lead_pv(ply, move);
        if (value >= beta) {
            if (quiet) reward(side, ply, depth, move, count);
            break;
        }
    }
    if (count == 0) return score(game_.no_move(p), p, ply);
    const Bound bound = best >= beta ? Bound::lower : best > floor ? Bound::exact : Bound::upper;
    remember(p, ply, {best, depth, bound, best_hint, task_->epoch});
    return best;
}

/// Whether `count` moves of a node have been given and quiet ones are not looked at any more.
template <rules::Game G, class Effort>
bool Searcher<G, Effort>::is_late(int depth, Score best, std::size_t count) const {
    return Effort::selects && depth <= tuning::late_move_depth && !is_loss(best) &&
           count >= selectivity.late_move_count(depth);
}

/// By how many plies less the quiet `move` is searched, the `number`-th of a node.
template <rules::Game G, class Effort>
int Searcher<G, Effort>::reduction_of(const Move& move, rules::Side side, int depth,
                                      std::size_t number, bool pv) const {
    if (!Effort::selects || depth < 3 || number < 3) return 0;
    const int trust = history_.value(side, game_.hint(move)) / 6000;
    return std::clamp(reductions_(depth, number) - pv - trust, 0, depth - 2);
}

/// Calls for what the search of a move will read: memory takes as long as a whole node. Inlined by
/// force: see `TranspositionTable::prefetch`.
template <rules::Game G, class Effort>
[[gnu::always_inline]] inline void Searcher<G, Effort>::fetch(const Position& p, const Move& move,
                                                              int depth) const {
    if constexpr (rules::KeysAhead<G>) {
        const rules::Key key = game_.key_after(p, move);
        evaluate_.prefetch(key);
        if (depth > 1) table_.prefetch(key);
    }
}

/// The same for the move after the next, while the next is searched; false where it is not known.
template <rules::Game G, class Effort>
[[gnu::always_inline]] inline bool Searcher<G, Effort>::fetch_foreseen(const Position& p,
                                                                       MoveOrder<G>& order,
                                                                       int depth) const {
    if constexpr (!rules::KeysAhead<G>) return false;
    const Move* const soon = order.foreseen();
    if (soon != nullptr) fetch(p, *soon, depth);
    return soon != nullptr;
}

/// The value of the `count`-th move of a node at `ply`, which leads to `next`: the first with the
/// open window, the others by a null window, reduced, and searched again as far as they surprise.
template <rules::Game G, class Effort>
template <bool pv>
Score Searcher<G, Effort>::search_move(const Position& next, int ply, int depth, Score alpha,
                                       Score beta, std::size_t count, int reduction) {
    if (count > 0) {
        Score value = -search<false>(next, ply + 1, depth - reduction, -alpha - 1, -alpha, true);
        if (value > alpha && reduction > 0 && !stopped_)
            value = -search<false>(next, ply + 1, depth, -alpha - 1, -alpha, true);
        if (!pv || value <= alpha || stopped_) return value;
    }
    return -search<pv>(next, ply + 1, depth, -beta, -alpha, true);
}

/// The order of moves, but for the table's: what takes most, then killers, then by history.
template <rules::Game G, class Effort>
int Searcher<G, Effort>::worth(const Move& move, rules::Side side, int ply) const {
    if (const int gain = game_.gain(move); gain > 0) return tuning::capture_worth(gain);
    const std::uint16_t hint = game_.hint(move);
    if constexpr (rules::Piecemeal<G>) return history_.value(side, hint);  // killers come by name
    return history_.value(side, hint) + (killers_.hold(ply, hint) ? tuning::killer_worth : 0);
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::reward(rules::Side side, int ply, int depth, const Move& best,
                                 std::size_t given) {
    const MoveOrder<G>& order = frame(ply).order;
    killers_.remember(ply, game_.hint(best));
    history_.reward(side, game_.hint(best), depth);
    for (std::size_t i = 0; i + 1 < given; ++i)
        if (game_.gain(order.given(i)) == 0)
            history_.punish(side, game_.hint(order.given(i)), depth);
}

/// Captures and the like until the position is quiet. `p` is not decided. Standing pat keeps the
/// result from ever being a proven loss: not all moves are looked at.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::quiescence(const Position& p, int ply, int plies, Score alpha,
                                      Score beta) {
    const Score stand = evaluate_(p);
    if (stand >= beta || ply >= max_ply - 1 || plies >= tuning::quiescence_plies) return stand;
    alpha = std::max(alpha, stand);
    MoveOrder<G>& order = frame(ply).order;
    order.start_noisy(game_, p);
    const auto gain = [&](const Move& move) { return game_.gain(move); };
    Score best = stand;
    while (const Move* next_move = order.next(gain)) {
        const Move move = *next_move;
        // Ordered by gain: what follows takes no more.
        if (stand + tuning::gain_margin * (1 + game_.gain(move)) <= alpha) break;
        if (!may_visit()) return 0;
        const Position next = game_.after(p, move);
        const auto outcome = game_.decided(next);
        const Score value = outcome.decided()
                                ? -score(outcome, next, ply + 1)
                                : -quiescence(next, ply + 1, plies + 1, -beta, -alpha);
        if (stopped_) return 0;
        if (value <= best) continue;
        best = value;
        alpha = std::max(alpha, value);
        if (value >= beta) break;
    }
    return best;
}

}  // namespace refskak::search
