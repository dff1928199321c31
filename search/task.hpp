#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/game.hpp"
#include "rules/zobrist.hpp"
#include "search/limits.hpp"
#include "search/oracle.hpp"
#include "search/score.hpp"
#include "search/tuning.hpp"

namespace refskak::search {

/// One move of the root with what is known of it.
template <class Move>
struct RootMove {
    Move move;
    Score score = -infinite;     // in the present iteration
    Score known = 0;             // the last one that was no mere upper bound
    Score previous = -infinite;  // in the iteration before
    int depth = 0;               // of `known`
    int rank = 0;                // by what an oracle says; only moves of one rank compete by score
    int selective_depth = 0;
    std::vector<Move> pv;
};

template <class Move>
bool stands_before(const RootMove<Move>& a, const RootMove<Move>& b) {
    return a.rank != b.rank ? a.rank > b.rank : a.score > b.score;
}

/// What all threads of one search share and none changes.
template <rules::Game G>
struct Task {
    typename G::Position root;
    // One more occurrence of these ends the game, as history stands; in order.
    std::vector<rules::Key> worn;
    std::uint16_t epoch = 0;  // another one when other positions are worn
    std::vector<RootMove<typename G::Move>> moves;
    Limits limits;
    SearchOptions options;
    const Oracle<G>* oracle = nullptr;  // or none
    std::optional<typename G::Move> advised =
        {};  // to be played when a search for a mate finds none
    int progress_limit = 0;
    bool held = false;  // no answer before `stop` or `ponder_hit`
    bool on_clock = false;
    int deepest = max_ply - 1;

    bool is_worn(rules::Key key) const {
        return !worn.empty() && std::binary_search(worn.begin(), worn.end(), key);
    }

    /// Near the progress limit the same men are worth something else at each count, and the table
    /// tells them apart by it.
    bool is_near_limit(const G& game, const typename G::Position& p) const {
        return progress_limit != 0 && game.progress(p) + tuning::limit_horizon >= progress_limit;
    }
    /// By what key the table knows a position.
    rules::Key table_key(const G& game, const typename G::Position& p) const {
        const rules::Key key = game.key(p);
        if (!is_near_limit(game, p)) return key;
        return key ^ rules::zobrist(2'000'000u + static_cast<unsigned>(game.progress(p)));
    }

    /// Lines to tell of.
    std::size_t told_lines() const {
        return std::min(moves.size(), static_cast<std::size_t>(std::max(options.multipv, 1)));
    }
    /// Lines to search: a weak player chooses from several.
    std::size_t lines() const {
        if (options.skill.is_full()) return told_lines();
        return std::max(told_lines(), std::min(moves.size(), options.skill.lines()));
    }
};

/// `history`: keys of the earlier positions of the game, oldest first.
template <rules::Game G>
Task<G> make_task(const G& game, const typename G::Position& root,
                  const std::vector<rules::Key>& history, const Limits& limits,
                  const SearchOptions& options, const std::vector<typename G::Move>& root_moves) {
    Task<G> task{root, {}, 0, {}, limits, options};
    rules::MoveList<typename G::Move> legal;
    rules::legal_moves(game, root, legal);
    for (const auto& move : legal)
        if (root_moves.empty() ||
            std::find(root_moves.begin(), root_moves.end(), move) != root_moves.end())
            task.moves.push_back({move, -infinite, 0, -infinite, 0, 0, 1, {move}});

    std::vector<rules::Key> keys = history;
    keys.push_back(game.key(root));
    std::sort(keys.begin(), keys.end());
    const std::ptrdiff_t needed = game.repetition_count() - 1;
    for (auto from = keys.begin(); needed > 0 && from != keys.end();) {
        const auto to = std::upper_bound(from, keys.end(), *from);
        if (to - from >= needed) task.worn.push_back(*from);
        from = to;
    }
    // A root beyond the limit is played on from as if there were none.
    const int limit = game.progress_limit();
    task.progress_limit = game.progress(root) >= limit ? 0 : limit;

    const bool bounded =
        limits.depth || limits.nodes || limits.movetime || limits.use_clock || limits.mate > 0;
    task.held = limits.infinite || limits.ponder || !bounded;
    task.on_clock = limits.use_clock;
    if (limits.depth) task.deepest = std::clamp(*limits.depth, 1, max_ply - 1);
    if (!options.skill.is_full()) task.deepest = std::min(task.deepest, options.skill.depth());
    return task;
}

/// Whether a reply to the position ends the game by repetition, of which an oracle knows nothing.
template <rules::Game G>
bool can_be_repeated(const Task<G>& task, const G& game, const typename G::Position& p) {
    if (task.worn.empty()) return false;
    rules::MoveList<typename G::Move> replies;
    rules::legal_moves(game, p, replies);
    return std::any_of(replies.begin(), replies.end(), [&](const auto& reply) {
        return task.is_worn(game.key(game.after(p, reply)));
    });
}

/// Ranks the moves of the root by the value of what they lead to: from 0, lost, to 2, won. Where
/// the opponent can repeat at once, nothing is won.
template <rules::Game G>
void rank_by_value(Task<G>& task, const G& game, const Oracle<G>& oracle) {
    const bool white = game.side_to_move(task.root) == rules::Side::white;
    for (RootMove<typename G::Move>& move : task.moves) {
        const auto next = game.after(task.root, move.move);
        const auto judged = oracle.judge(next);
        const bool open =
            !judged || judged->verdict == rules::Verdict::draw || task.is_worn(game.key(next));
        const bool won = !open && (judged->verdict == rules::Verdict::white) == white;
        move.rank = open || (won && can_be_repeated(task, game, next)) ? 1 : won ? 2 : 0;
    }
}

/// Ranks first what an oracle advises, if repetition does not forbid it. With one line to show,
/// what it advises against is not looked at. A search for a mate is not told what the oracle knows,
/// but looks only at what keeps the value.
template <rules::Game G>
void follow_advice(Task<G>& task, const G& game, const Oracle<G>& oracle) {
    const bool seeks_mate = task.limits.mate > 0;
    if (!seeks_mate) task.oracle = &oracle;
    const auto advice = oracle.advise(task.root);
    if (!advice) return;
    if (!advice->finishes) task.oracle = nullptr;
    rank_by_value(task, game, oracle);
    const auto by_rank = [](const auto& a, const auto& b) { return a.rank < b.rank; };
    const auto best = std::max_element(task.moves.begin(), task.moves.end(), by_rank);
    const int most = best == task.moves.end() ? 0 : best->rank;
    auto end = task.moves.begin();
    for (const auto& move : advice->moves) {
        const auto found = std::find_if(end, task.moves.end(),
                                        [&](const auto& known) { return known.move == move; });
        if (found == task.moves.end() || found->rank < most) continue;
        std::rotate(end, found, found + 1);
        if (!seeks_mate) end->rank = 3;
        ++end;
    }
    std::stable_sort(task.moves.begin(), task.moves.end(), stands_before<typename G::Move>);
    if (end == task.moves.begin()) return;
    if (seeks_mate)
        task.advised = task.moves.front().move;
    else if (task.lines() == 1)
        task.moves.erase(end, task.moves.end());
}

}  // namespace refskak::search
