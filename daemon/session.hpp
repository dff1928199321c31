#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "daemon/move_effect.hpp"
#include "rules/diagram.hpp"
#include "rules/fault.hpp"
#include "rules/outcome.hpp"
#include "rules/side.hpp"
#include "search/limits.hpp"
#include "search/score.hpp"
#include "search/tables/settings.hpp"

namespace refskak::daemon {

/// A report of the search with its moves as text.
struct Info {
    int depth = 0;
    int selective_depth = 0;
    int multipv = 1;
    search::Score score = 0;
    search::Bound bound = search::Bound::exact;
    std::uint64_t nodes = 0;
    std::int64_t milliseconds = 0;
    int hashfull = 0;
    std::uint64_t table_hits = 0;
    std::vector<std::string> pv;
};

/// Who hears of a session's search; called from a thread of the search.
class SearchObserver {
  public:
    virtual ~SearchObserver() = default;
    virtual void on_info(const Info& info) = 0;
    virtual void on_current_move(int depth, const std::string& move, int number) = 0;
    /// No best move: the game is over, and `score` tells how for the side to move.
    virtual void on_best(const std::optional<std::string>& best,
                         const std::optional<std::string>& ponder, search::Score score,
                         std::uint64_t nodes) = 0;
};

/// A move in a list of moves is none that the rules allow.
class IllegalMove : public rules::Fault {
  public:
    IllegalMove(const std::string& what, std::size_t at) : Fault(what), ply_(at) {}
    /// The place of the move in the list, from 1.
    std::size_t ply() const { return ply_; }

  private:
    std::size_t ply_;
};

/// One game of one variant, without knowing which: the position with its history, and a search.
/// Texts that cannot be read throw `rules::Fault` and leave everything as it was.
class Session {
  public:
    virtual ~Session() = default;

    // Must not block; must not be called while a search runs.
    /// Throws `IllegalMove` when the position is understood and a move is not legal.
    virtual void set_position(const std::optional<std::string>& fen,
                              const std::vector<std::string>& moves) = 0;
    virtual void play(const std::string& move) = 0;
    /// Takes back `count` moves; a fault when fewer were played.
    virtual void undo(int count) = 0;
    /// Ends the game: lost by the side to move, whatever the board says, until the position is set
    /// or changed.
    virtual void forfeit() = 0;
    virtual void new_game() = 0;
    /// Opens tables of true values in place of those in use; returns a line for each that is
    /// refused. May take some seconds when tables are to be built.
    virtual std::vector<std::string> use_tables(const search::tables::TableSettings& settings) = 0;
    /// Starts a search; `moves` restricts the root (all of them legal), empty for no restriction.
    virtual void go(const search::Limits& limits, const search::SearchOptions& options,
                    const std::vector<std::string>& moves, SearchObserver& observer) = 0;

    // Must not block; may be called during a search.
    virtual std::string start_fen() const = 0;
    virtual std::string fen() const = 0;
    virtual rules::Side side_to_move() const = 0;
    /// The side to move in the variant's start position.
    virtual rules::Side first_side() const = 0;
    virtual bool is_legal(const std::string& move) const = 0;
    virtual std::vector<std::string> moves() const = 0;
    /// Every legal move with what it does to the board, in no order.
    virtual std::vector<MoveEffect> move_effects() const = 0;
    /// How the last position stands, with its history.
    virtual rules::Outcome outcome() const = 0;
    /// How the game ended when it ended first: moves after that change nothing of it.
    virtual rules::Outcome result() const = 0;
    virtual std::vector<std::string> evaluation() const = 0;
    /// What the tables say of the position, as `table white distance 7`, or nothing.
    virtual std::string table_verdict() const = 0;
    /// What is damaged in the tables, as far as looking up this position and others before has
    /// brought it to light; a line each.
    virtual std::vector<std::string> table_faults() const = 0;
    /// The position as a picture, with what the last move changed marked.
    virtual rules::Diagram diagram() const = 0;
    /// The rules of the game for a person, line by line.
    virtual std::vector<std::string> rules_text() const = 0;
    /// The last move played, or empty.
    virtual std::string last_move() const = 0;
    virtual bool searching() const = 0;
    virtual void stop() = 0;
    /// The move pondered on was played. False: no search was pondering, and none ends by this.
    virtual bool ponder_hit() = 0;

    // Blocks.
    virtual void wait() = 0;
    /// Counts move sequences below each of `moves`, or of all legal ones if there are none; nothing
    /// when `stop` was set before the end.
    virtual std::optional<std::uint64_t> perft(
        int depth, const std::vector<std::string>& moves, const std::atomic<bool>& stop,
        const std::function<void(const std::string&, std::uint64_t)>& on_move) const = 0;
};

}  // namespace refskak::daemon
