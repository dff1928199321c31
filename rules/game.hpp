#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "rules/diagram.hpp"
#include "rules/move_list.hpp"
#include "rules/outcome.hpp"
#include "rules/side.hpp"
#include "rules/zobrist.hpp"

namespace refskak::rules {

/// What search relies on. A game object (`Hunt`, `Tafl<9>`, ...) is built once from a variant, is
/// immutable and shared by all threads; a position is a small value without history.
///
/// - `start()`: the start position.
/// - `side_to_move(p)`, `key(p)` (O(1), kept up to date by `after`).
/// - `decided(p)`: a win by the state of the board (check 1 of "Order of checks"); O(1) or nearly.
///   Knows nothing of moves, repetition and limits.
/// - `generate(p, list)`: appends every legal move once. `p` must not be decided. An empty list
///   means that the game is over with `no_move(p)`.
/// - `generate_noisy(p, list)`: appends those legal moves that quiescence looks at: captures, and
///   moves that end the game or its like. `p` must not be decided.
/// - `count_moves(p)`: the size of `generate`'s list, by the fastest way there is (bulk perft).
/// - `after(p, m)`: the position after a legal move.
/// - `hint(m)`: 16 bits, never 0, that tell the moves of one position apart as far as they can;
///   only ever matched against generated moves.
/// - `gain(m)`: how many men the move takes, or more when it ends the game; 0 for a quiet move.
/// - `repetition_count()`: which occurrence of a position ends the game, 0 for none;
///   `repeated(p)`: how it then ends.
/// - `progress_limit()`: plies, 0 for none; `progress(p)`: plies since the last progress;
///   `limit_reached(p)`: how the game ends at the limit.
/// - `reversible_plies(p)`: no position more than this many plies ago can equal `p`.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::Position> &&
    std::is_trivially_copyable_v<typename G::Move> && std::equality_comparable<typename G::Move> &&
    requires(const G& game, const typename G::Position& p, const typename G::Move& m,
             MoveList<typename G::Move>& list) {
    { game.start() } -> std::convertible_to<typename G::Position>;
    { game.side_to_move(p) } -> std::same_as<Side>;
    { game.key(p) } -> std::same_as<Key>;
    { game.decided(p) } -> std::same_as<Outcome>;
    { game.generate(p, list) } -> std::same_as<void>;
    { game.generate_noisy(p, list) } -> std::same_as<void>;
    { game.count_moves(p) } -> std::convertible_to<std::size_t>;
    { game.no_move(p) } -> std::same_as<Outcome>;
    { game.after(p, m) } -> std::same_as<typename G::Position>;
    { game.hint(m) } -> std::same_as<std::uint16_t>;
    { game.gain(m) } -> std::same_as<int>;
    { game.repetition_count() } -> std::same_as<int>;
    { game.repeated(p) } -> std::same_as<Outcome>;
    { game.progress_limit() } -> std::same_as<int>;
    { game.progress(p) } -> std::same_as<int>;
    { game.limit_reached(p) } -> std::same_as<Outcome>;
    { game.reversible_plies(p) } -> std::same_as<int>;
};

/// Refinement: passing is never better than the best move by much, so null-move pruning is sound
/// enough to try. `after_pass(p)` is `p` with the other side to move.
template <class G>
concept NullMoveSafe = Game<G> && requires(const G& game, const typename G::Position& p) {
    { game.after_pass(p) } -> std::same_as<typename G::Position>;
};

/// Refinement: moves can be had piece by piece, so that a node that ends early makes but few.
/// Hints tell all moves of a position apart.
///
/// - `find(p, hint)`: the legal move of that hint, if there is one; any number may be asked for.
/// - `generate_quiet(p, list)`: appends the legal moves that `generate_noisy` leaves out. `list`
///   holds those that it gave, in any order, and maybe quiet ones, which are given again.
template <class G>
concept Piecemeal = Game<G> && requires(const G& game, const typename G::Position& p,
                                        std::uint16_t hint, MoveList<typename G::Move>& list) {
    { game.find(p, hint) } -> std::same_as<std::optional<typename G::Move>>;
    { game.generate_quiet(p, list) } -> std::same_as<void>;
};

/// A game with its texts: what a session or a referee relies on. Readers throw `Fault` and name
/// what is wrong. `read_move` takes any accepted form of a legal move, in any case, and knows
/// whether the game is decided. `move_number` starts at 1 and goes up after Black's move. `prose`
/// tells the rules to a person, line by line.
template <class G>
concept Notated = Game<G> && requires(const G& game, const typename G::Position& p,
                                      const typename G::Move& m, std::string_view text) {
    { game.fen(p) } -> std::same_as<std::string>;
    { game.read_fen(text) } -> std::same_as<typename G::Position>;
    { game.move_text(p, m) } -> std::same_as<std::string>;
    { game.read_move(p, text) } -> std::same_as<typename G::Move>;
    { game.diagram(p) } -> std::same_as<Diagram>;
    { game.prose() } -> std::same_as<std::vector<std::string>>;
};

/// Every legal move of `p`; none when the game is decided.
template <Game G>
void legal_moves(const G& game, const typename G::Position& p, MoveList<typename G::Move>& list) {
    list.clear();
    if (!game.decided(p).decided()) game.generate(p, list);
}

/// How a position stands when it has occurred `occurrences` times, itself included: the four
/// checks of "Order of checks", in order.
template <Game G>
Outcome outcome(const G& game, const typename G::Position& p, int occurrences) {
    if (const Outcome won = game.decided(p); won.decided()) return won;
    if (game.count_moves(p) == 0) return game.no_move(p);
    if (game.repetition_count() != 0 && occurrences >= game.repetition_count())
        return game.repeated(p);
    if (game.progress_limit() != 0 && game.progress(p) >= game.progress_limit())
        return game.limit_reached(p);
    return {};
}

}  // namespace refskak::rules
