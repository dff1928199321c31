// How games end inside the tree: part of searcher.hpp.

namespace refskak::search {

template <rules::Game G, class Effort>
Score Searcher<G, Effort>::score(rules::Outcome outcome, const Position& p, int ply) const {
    if (outcome.verdict == rules::Verdict::draw) return 0;
    return rules::is_win_for(outcome, game_.side_to_move(p)) ? win_in(ply) : loss_in(ply);
}

/// The score of an undecided position that has ended by repetition or limit; else `ongoing`.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::ended(const Position& p, int ply) const {
    // A position that occurred before had moves, so repetition needs no look at them.
    if (const Score score = repeated(p, ply); score != ongoing) return score;
    if (task_->progress_limit == 0 || game_.progress(p) < task_->progress_limit) return ongoing;
    return score(game_.count_moves(p) == 0 ? game_.no_move(p) : game_.limit_reached(p), p, ply);
}

/// Coming back inside the tree is taken for the end at once: what was tried and led back will lead
/// back again. Only a draw may be believed on that ground; a win needs the whole count, and it must
/// stand in the game itself, for a proof goes to the table and outlives this path.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::repeated(const Position& p, int ply) const {
    if (game_.repetition_count() == 0) return ongoing;
    const rules::Key key = key_at(ply);
    if (task_->is_worn(key)) return score(game_.repeated(p), p, ply);
    const int back = std::min(ply, game_.reversible_plies(p));
    for (int i = 2; i <= back; i += 2) {
        if (key_at(ply - i) != key) continue;
        const Score verdict = score(game_.repeated(p), p, ply);
        return std::clamp(verdict, -tuning::repetition_loss, tuning::repetition_loss);
    }
    return ongoing;
}

/// What the oracle, which there is, knows of the position; else `ongoing`.
template <rules::Game G, class Effort>
Score Searcher<G, Effort>::looked_up(const Position& p) {
    const std::optional<rules::Verdict> verdict = task_->oracle->glance(p);
    if (!verdict) return ongoing;
    ++table_hits_;
    if (*verdict == rules::Verdict::draw) return 0;
    const bool white = game_.side_to_move(p) == rules::Side::white;
    return (*verdict == rules::Verdict::white) == white ? known_win : -known_win;
}

}  // namespace refskak::search
