// The root: part of searcher.hpp.

namespace refskak::search {

template <rules::Game G, class Effort>
void Searcher<G, Effort>::prepare(const Task<G>& task, Occupied* occupied) {
    task_ = &task;
    occupied_ = occupied;
    nodes_ = counted_ = next_check_ = 0;
    stopped_ = false;
    selective_depth_ = 0;
    moves_ = task.moves;
    if (!moves_.empty()) moves_.front().known = evaluate_(task.root);
    completed_ = moves_;
    killers_.clear();
    key_at(0) = game_.key(task.root);
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::count_nodes() {
    watch_.add_nodes(nodes_ - counted_);
    counted_ = nodes_;
    watch_.add_table_hits(table_hits_);
    table_hits_ = 0;
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::check() {
    constexpr std::uint64_t interval = 1024;
    count_nodes();
    stopped_ = watch_.poll();
    // Threads share what is left, so that together they do not overrun it by much.
    const auto threads = static_cast<std::uint64_t>(std::max(task_->options.threads, 1));
    const std::uint64_t share = (watch_.nodes_left() + threads - 1) / threads;
    next_check_ = nodes_ + std::clamp<std::uint64_t>(share, 1, interval);
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::run(Reporter<Move>* reporter) {
    Pacer pacer(task_->limits, task_->moves.size());
    for (int depth = 1; depth <= task_->deepest && !stopped_; ++depth) {
        const Move best = moves_.front().move;
        if (!iteration(depth, reporter)) break;
        if (reporter == nullptr) continue;
        watch_.arm_deadline();
        const RootMove<Move>& first = moves_.front();
        if (pacer.enough(watch_, depth, first.known, !(first.move == best))) break;
    }
    count_nodes();
}

/// False when it was interrupted.
template <rules::Game G, class Effort>
bool Searcher<G, Effort>::iteration(int depth, Reporter<Move>* reporter) {
    for (RootMove<Move>& move : moves_)
        move.previous = move.score;
    const std::size_t lines = task_->lines();
    for (std::size_t line = 0; line < lines; ++line) {
        improved_ = false;
        aspire(depth, line, reporter);
        if (stopped_) {
            settle_interrupted(depth);
            return false;
        }
    }
    std::stable_sort(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(lines),
                     stands_before<Move>);
    completed_ = moves_;
    if (reporter != nullptr) {
        count_nodes();
        reporter->iteration(moves_, task_->told_lines());
    }
    return true;
}

/// A single line keeps a better move that the broken iteration has found; several lines must be of
/// one depth, so they stay as they were, unless there were none yet.
template <rules::Game G, class Effort>
void Searcher<G, Effort>::settle_interrupted(int depth) {
    const bool several = task_->lines() > 1;
    const bool first = completed_.front().depth == 0 && moves_.front().depth > 0;
    if (several ? !first : !improved_) {
        moves_ = completed_;
        return;
    }
    std::stable_sort(moves_.begin(), moves_.end(), stands_before<Move>);
    moves_.front().depth = depth;
    const bool open = looked_at_ < moves_.size() && moves_[looked_at_].rank == moves_[0].rank;
    if (is_loss(moves_.front().score) && open && !several) pass_by_refuted();
}

/// All that the broken iteration has come to loses: the next in order may not.
template <rules::Game G, class Effort>
void Searcher<G, Effort>::pass_by_refuted() {
    moves_ = completed_;
    std::rotate(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(looked_at_),
                moves_.end());
    RootMove<Move>& own = moves_.front();
    if (own.depth > 0) return;
    const Position next = game_.after(task_->root, own.move);
    const auto outcome = game_.decided(next);
    own.known = -(outcome.decided() ? score(outcome, next, 1) : evaluate_(next));
    own.depth = own.selective_depth = 1;
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::aspire(int depth, std::size_t line, Reporter<Move>* reporter) {
    const Score guess = moves_[line].previous;
    Score delta = tuning::aspiration;
    Score alpha = -infinite;
    Score beta = infinite;
    if (depth >= tuning::aspiration_from && guess > -infinite && !is_win(guess) &&
        !is_loss(guess)) {
        alpha = guess - delta;
        beta = guess + delta;
    }
    const auto first = moves_.begin() + static_cast<std::ptrdiff_t>(line);
    while (true) {
        search_root(depth, line, alpha, beta, reporter);
        if (stopped_) return;
        std::stable_sort(first, moves_.end(), stands_before<Move>);
        const Score score = first->score;
        if (score > alpha && score < beta) return;
        delta *= 3;
        const Bound bound = score <= alpha ? Bound::upper : Bound::lower;
        if (reporter != nullptr && line < task_->told_lines()) {
            count_nodes();
            reporter->outside(*first, bound, score, depth, static_cast<int>(line) + 1);
        }
        const bool wide = delta > tuning::largest_window || is_win(score) || is_loss(score);
        if (bound == Bound::upper) alpha = wide ? -infinite : score - delta;
        if (bound == Bound::lower) beta = wide ? infinite : score + delta;
    }
}

template <rules::Game G, class Effort>
void Searcher<G, Effort>::search_root(int depth, std::size_t line, Score alpha, Score beta,
                                      Reporter<Move>* reporter) {
    for (std::size_t i = line; i < moves_.size(); ++i)
        moves_[i].score = -infinite;
    const int rank = moves_[line].rank;
    for (std::size_t i = line; i < moves_.size() && moves_[i].rank == rank; ++i) {
        looked_at_ = i;
        RootMove<Move>& own = moves_[i];
        if (reporter != nullptr) reporter->current_move(depth, own.move, i + 1);
        if (!may_visit()) return;
        selective_depth_ = 0;
        const Position next = game_.after(task_->root, own.move);
        const std::size_t count = i - line;
        const bool late = Effort::selects && count >= 4 && depth >= 3 && game_.gain(own.move) == 0;
        const int reduction = late ? std::max(reductions_(depth, count) - 1, 0) : 0;
        const Score value = search_move<true>(next, 0, depth - 1, alpha, beta, count, reduction);
        if (stopped_) return;
        if (count == 0 || value > alpha) own.score = value;
        if (value <= alpha) continue;
        improved_ = true;
        own.known = value;
        own.depth = depth;
        own.selective_depth = std::max(selective_depth_, depth);
        lead_pv(0, own.move);
        own.pv = frame(0).pv;
        alpha = value;
        if (alpha >= beta) return;
    }
}

}  // namespace refskak::search
