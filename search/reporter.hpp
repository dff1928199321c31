#pragma once

#include <cstdint>
#include <vector>

#include "search/report.hpp"
#include "search/task.hpp"
#include "search/transposition_table.hpp"
#include "search/watch.hpp"

namespace refskak::search {

/// Tells the listener how the search stands, and not too often.
template <class Move>
class Reporter {
  public:
    Reporter(Listener<Move>& listener, const TranspositionTable& table, const Watch& watch)
        : listener_(listener), table_(table), watch_(watch) {}

    /// After an iteration; kept back when it follows the last one closely.
    void iteration(const std::vector<RootMove<Move>>& moves, std::size_t lines) {
        if (watch_.elapsed() - last_ < closest)
            kept_back_ = true;
        else
            send(moves, lines);
    }
    /// Before the result; repeats nothing.
    void final(const std::vector<RootMove<Move>>& moves, std::size_t lines) {
        const bool news = sent_pv_ != moves.front().pv || sent_score_ != moves.front().known;
        if (kept_back_ || news) send(moves, lines);
    }
    /// A score that left the aspiration window: worth a line only in a long iteration.
    void outside(const RootMove<Move>& move, Bound bound, Score score, int depth, int number) {
        if (watch_.elapsed() < patience) return;
        Report<Move> report = make(move, number);
        report.bound = bound;
        report.score = score;
        report.depth = depth;
        listener_.on_report(report);
    }
    void current_move(int depth, const Move& move, std::size_t number) {
        if (watch_.elapsed() >= patience)
            listener_.on_current_move(depth, move, static_cast<int>(number));
    }

  private:
    static constexpr std::int64_t closest = 30;     // milliseconds
    static constexpr std::int64_t patience = 3000;  // milliseconds

    Report<Move> make(const RootMove<Move>& move, int number) const {
        Report<Move> report;
        report.depth = move.depth;
        report.selective_depth = move.selective_depth;
        report.multipv = number;
        report.score = move.known;
        report.nodes = watch_.nodes();
        report.milliseconds = watch_.elapsed();
        report.hashfull = table_.hashfull();
        report.table_hits = watch_.table_hits();
        report.pv = move.pv;
        return report;
    }
    void send(const std::vector<RootMove<Move>>& moves, std::size_t lines) {
        // Stopped before the first iteration has ended, only the first line has anything to tell.
        for (std::size_t i = 0; i < lines && (i == 0 || moves[i].depth > 0); ++i)
            listener_.on_report(make(moves[i], static_cast<int>(i) + 1));
        last_ = watch_.elapsed();
        kept_back_ = false;
        sent_pv_ = moves.front().pv;
        sent_score_ = moves.front().known;
    }

    Listener<Move>& listener_;
    const TranspositionTable& table_;
    const Watch& watch_;
    std::int64_t last_ = -closest;
    bool kept_back_ = false;
    std::vector<Move> sent_pv_;
    Score sent_score_ = -infinite;
};

}  // namespace refskak::search
