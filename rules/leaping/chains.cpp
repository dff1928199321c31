#include "rules/leaping/chains.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "rules/fault.hpp"

namespace refskak::rules::leaping {

namespace {

/// Which states a list holds from `first` on. Few states are compared one by one, many by a hash
/// table: composed positions can have thousands.
class Seen {
  public:
    Seen(const MoveList<Move>& list, std::size_t first) : list_(list), first_(first) {}

    bool contains(const Move& state) const {
        if (slots_.empty()) {
            for (std::size_t i = first_; i < list_.size(); ++i)
                if (list_[i] == state) return true;
            return false;
        }
        for (std::size_t slot = place(state); slots_[slot] != 0; slot = next(slot))
            if (list_[slots_[slot] - 1] == state) return true;
        return false;
    }

    /// Call after a state was appended to the list.
    void note_last() {
        const std::size_t count = list_.size() - first_;
        if (count < 32) return;
        if (2 * count > slots_.size()) {
            slots_.assign(std::max<std::size_t>(128, 2 * slots_.size()), 0);
            for (std::size_t i = first_; i < list_.size(); ++i)
                insert(i);
        } else {
            insert(list_.size() - 1);
        }
    }

  private:
    std::size_t place(const Move& state) const {
        std::uint64_t mixed =
            (state.taken ^ (std::uint64_t{state.to.number} << 58 | 1u) * 0xBF58476D1CE4E5B9u) *
            0x9E3779B97F4A7C15u;
        mixed ^= mixed >> 32;
        return static_cast<std::size_t>(mixed + state.to.number) & (slots_.size() - 1);
    }
    std::size_t next(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }
    void insert(std::size_t i) {
        std::size_t slot = place(list_[i]);
        while (slots_[slot] != 0)
            slot = next(slot);
        slots_[slot] = static_cast<std::uint32_t>(i + 1);
    }

    const MoveList<Move>& list_;
    std::size_t first_;
    std::vector<std::uint32_t> slots_;
};

}  // namespace

const Leap* find_leap(const Board& board, Point from, Point landing) {
    for (const Leap& leap : board.leaps(from))
        if (leap.landing == landing) return &leap;
    return nullptr;
}

void require_countable(std::size_t moves) {
    if (moves > most_moves)
        throw Fault("the position has " + std::to_string(moves) + " moves or more: at most " +
                    std::to_string(most_moves) + " can be handled");
}

bool append_chains(const Board& board, Point from, const Crowd& crowd, MoveList<Move>& list,
                   std::vector<int>* parents) {
    const std::size_t first = list.size();
    Seen seen(list, first);
    const auto expand = [&](const Move state, int place) {
        for (const Leap& leap : board.leaps(state.to)) {
            if (!crowd.can_leap(leap, state.taken_points())) continue;
            const PointSet taken = crowd.taken_after(leap, state.taken_points());
            const Move reached{from, leap.landing, taken.word()};
            if ((reached.to == from && reached.taken == 0) || seen.contains(reached)) continue;
            if (list.size() - first == most_chains) return false;
            list.push(reached);
            seen.note_last();
            if (parents != nullptr) parents->push_back(place);
        }
        return true;
    };
    bool all = expand(Move{from, from, 0}, -1);
    for (std::size_t i = first; all && i < list.size(); ++i)
        all = expand(list[i], static_cast<int>(i - first));
    return all;
}

std::size_t count_chains(const Board& board, Point from, const Crowd& crowd) {
    constexpr std::size_t most = 48;
    std::array<std::uint16_t, most> points;  // of each state, and what has been taken till then
    std::array<std::uint64_t, most> taken;
    std::size_t count = 0;
    const auto is_known = [&](Point point, PointSet men) {
        if (point == from && men.empty()) return true;
        for (std::size_t i = 0; i < count; ++i)
            if (points[i] == point.number && taken[i] == men.word()) return true;
        return false;
    };
    const auto expand = [&](Point point, PointSet men) {
        for (const Leap& leap : board.leaps(point)) {
            if (!crowd.can_leap(leap, men)) continue;
            const PointSet more = crowd.taken_after(leap, men);
            if (is_known(leap.landing, more)) continue;
            if (count == most) return false;
            points[count] = leap.landing.number;
            taken[count++] = more.word();
        }
        return true;
    };
    bool all = expand(from, {});
    for (std::size_t i = 0; all && i < count; ++i)
        all = expand(Point{points[i]}, PointSet{taken[i]});
    if (all) return count;
    MoveList<Move> list;
    append_chains(board, from, crowd, list);
    return list.size();
}

void append_single_leaps(const Board& board, Point from, const Crowd& crowd, MoveList<Move>& list) {
    for (const Leap& leap : board.leaps(from))
        if (crowd.can_leap(leap, {}))
            list.push({from, leap.landing, crowd.taken_after(leap, {}).word()});
}

std::vector<Point> canonical_path(const Board& board, const Crowd& crowd, const Move& move) {
    MoveList<Move> states;
    std::vector<int> parents;
    append_chains(board, move.from, crowd, states, &parents);
    const Move* found = std::find(states.begin(), states.end(), move);
    std::vector<Point> path;
    if (found == states.end()) return path;
    for (int i = static_cast<int>(found - states.begin()); i >= 0;
         i = parents[static_cast<std::size_t>(i)])
        path.push_back(states[static_cast<std::size_t>(i)].to);
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace refskak::rules::leaping
