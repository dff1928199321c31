#include "rules/leaping/path.hpp"

#include <algorithm>
#include <optional>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/words.hpp"

namespace refskak::rules::leaping {

namespace {

/// The state that a path of leaps ends in; nothing when it is no such path.
bool follow(const Board& board, const Crowd& crowd, const std::vector<Point>& path, Move& state) {
    state = {path[0], path[0], 0};
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Leap* leap = find_leap(board, state.to, path[i]);
        if (leap == nullptr || !crowd.can_leap(*leap, state.taken_points())) return false;
        state.taken = crowd.taken_after(*leap, state.taken_points()).word();
        state.to = path[i];
    }
    return true;
}

bool holds(const MoveList<Move>& list, const Move& move) {
    return std::find(list.begin(), list.end(), move) != list.end();
}

/// The legal move with these ends that comes first: a step (one that takes, too), then the shortest
/// chain, then by landing points.
std::optional<Move> first_between(const Board& board, const Crowd& crowd, Point from, Point to,
                                  const MoveList<Move>& legal) {
    MoveList<Move> chains;
    append_chains(board, from, crowd, chains);
    for (const Move& move : legal)
        if (move.from == from && move.to == to && !holds(chains, move)) return move;
    for (const Move& chain : chains)
        if (chain.to == to && holds(legal, chain)) return chain;
    return {};
}

}  // namespace

std::string path_text(const Board& board, const std::vector<Point>& path) {
    std::string text;
    for (const Point point : path)
        text += cell_text(board.cell(point));
    return text;
}

std::vector<Point> read_path(const Board& board, std::string_view text) {
    std::vector<Point> path;
    for (std::string_view rest = text; !rest.empty();) {
        const auto cell = take_cell(rest);
        if (!cell) throw Fault("move " + quoted(text) + " is not understood: expected points");
        path.push_back(board.point(*cell));
        if (!path.back().exists())
            throw Fault("move " + quoted(text) + ": " + cell_text(*cell) +
                        " is no point of the board");
    }
    if (path.size() < 2)
        throw Fault("move " + quoted(text) + " is not understood: expected two points or more");
    return path;
}

Move find_move(const Board& board, const Crowd& crowd, const std::vector<Point>& path,
               const MoveList<Move>& legal, std::string_view text) {
    // A step is shorter than any leap with the same ends.
    if (const Move step{path[0], path[1], 0};
        path.size() == 2 && board.steps(step.from).test(step.to) && holds(legal, step))
        return step;
    Move state;
    if (follow(board, crowd, path, state)) {
        if (holds(legal, state)) return state;
    } else if (path.size() == 2) {
        if (const auto move = first_between(board, crowd, path[0], path[1], legal)) return *move;
    }
    throw Fault("move " + quoted(text) + " is not legal");
}

}  // namespace refskak::rules::leaping
