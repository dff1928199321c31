#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rules/parameters.hpp"

namespace refskak::tests {

/// The hunt games once more, as plainly as can be and without the engine's board, moves or sets, to
/// count against: cells are pairs, the board is looked through point by point, and every turn is
/// tried out on a copy. Knows what the sample variants use.
class NaiveHunt {
  public:
    using Cell = std::pair<int, int>;  // rank, file
    struct State {
        std::map<Cell, char> men;
        bool white_to_move = true;
        bool fox_in_hand = false;
    };

    /// `parameters`: with `leaps`, `min-geese`, `goose-steps`, and `board` or `points`.
    explicit NaiveHunt(const rules::Parameters& parameters) : parameters_(parameters) {
        if (parameters.find("points")) {
            for (const std::string& run : rules::split_list(parameters.at("runs"), ',')) {
                std::vector<Cell> cells;
                for (const std::string& word : rules::split_list(run, '-'))
                    cells.push_back(cell(word));
                add_run(cells);
            }
        } else {
            add_named_board(std::string(parameters.at("board")));
        }
        for (const auto& [a, b] : lines_)
            points_.insert(a);
        for (const std::string& word : list("fortress"))
            fortress_.push_back(cell(word));
        for (const std::string& word : list("extra-steps")) {
            const std::vector<std::string> ends = rules::split_list(word, '-');
            extra_.insert({cell(ends[0]), cell(ends[1])});
        }
        for (const std::string& word : list("goose-steps"))
            directions_.insert(word);
    }

    State read(const std::string& fen) const {
        State state;
        int rank = 1 + static_cast<int>(std::count(fen.begin(), fen.end(), '/'));
        int file = 1;
        std::size_t i = 0;
        for (; fen[i] != ' '; ++i) {
            if (fen[i] == '/') {
                --rank;
                file = 1;
            } else if (fen[i] >= '0' && fen[i] <= '9') {
                file += fen[i] - '0';
            } else {
                if (fen[i] != '*') state.men[{rank, file}] = fen[i];
                ++file;
            }
        }
        state.white_to_move = fen[i + 1] == 'w';
        state.fox_in_hand = fen.find("[f]") != std::string::npos;
        return state;
    }

    std::uint64_t perft(const State& state, int depth) const {
        if (depth == 0) return 1;
        if (over(state)) return 0;
        std::uint64_t count = 0;
        for (const State& next : turns(state))
            count += perft(next, depth - 1);
        return count;
    }

    /// Decided by men alone: too few geese, or the fortress filled.
    bool over(const State& state) const {
        int geese = 0;
        for (const auto& [where, man] : state.men)
            geese += man == 'G' ? 1 : 0;
        if (geese < std::atoi(std::string(parameters_.at("min-geese")).c_str())) return true;
        return !fortress_.empty() &&
               std::all_of(fortress_.begin(), fortress_.end(),
                           [&](Cell where) { return man_at(state, where) == 'G'; });
    }

  private:
    using Turn = std::pair<std::array<Cell, 2>, std::set<Cell>>;  // from, to; taken

    static Cell cell(const std::string& word) {
        return {std::stoi(word.substr(1)), word[0] - 'a' + 1};
    }
    std::vector<std::string> list(const char* key) const {
        const auto text = parameters_.find(key);
        return text ? rules::split_list(*text, ',') : std::vector<std::string>{};
    }
    bool is(const char* key, const char* value) const {
        const auto text = parameters_.find(key);
        return text && *text == value;
    }

    void add_run(const std::vector<Cell>& cells) {
        for (std::size_t i = 1; i < cells.size(); ++i) {
            lines_.insert({cells[i - 1], cells[i]});
            lines_.insert({cells[i], cells[i - 1]});
        }
        for (std::size_t i = 2; i < cells.size(); ++i) {
            threes_.insert({cells[i - 2], cells[i - 1], cells[i]});
            threes_.insert({cells[i], cells[i - 1], cells[i - 2]});
        }
    }

    /// cross33 with alquerque lines, or draughts32.
    void add_named_board(const std::string& name) {
        const bool draughts = name == "draughts32";
        const int size = draughts ? 8 : 7;
        const auto has = [&](Cell c) {
            if (c.first < 1 || c.second < 1 || c.first > size || c.second > size) return false;
            if (draughts) return (c.first + c.second) % 2 == 0;
            return (c.first >= 3 && c.first <= 5) || (c.second >= 3 && c.second <= 5);
        };
        const auto joined = [&](Cell a, Cell b) {
            if (!has(a) || !has(b)) return false;
            if (a.first == b.first || a.second == b.second) return true;
            if (draughts) return true;
            return has({a.first, b.second}) && has({b.first, a.second}) &&
                   (a.first + a.second) % 2 == 0;
        };
        for (int rank = 1; rank <= size; ++rank)
            for (int file = 1; file <= size; ++file)
                for (int up = -1; up <= 1; ++up)
                    for (int right = -1; right <= 1; ++right) {
                        const Cell a{rank, file};
                        const Cell b{rank + up, file + right};
                        const Cell c{rank + 2 * up, file + 2 * right};
                        if ((up == 0 && right == 0) || !joined(a, b)) continue;
                        lines_.insert({a, b});
                        if (joined(b, c)) threes_.insert({a, b, c});
                    }
    }

    static char man_at(const State& state, Cell where) {
        const auto found = state.men.find(where);
        return found == state.men.end() ? '.' : found->second;
    }

    bool goose_may(Cell from, Cell to) const {
        if (extra_.count({from, to}) != 0) return true;
        std::string direction = to.first == from.first  ? "sideways"
                                : to.first > from.first ? "forward"
                                                        : "backward";
        if (to.first != from.first && to.second != from.second) direction += "-diagonal";
        return directions_.count(direction) != 0;
    }

    void leap_on(const State& state, Cell start, Cell at, const std::set<Cell>& taken,
                 std::set<Turn>& turns) const {
        for (const auto& [from, over, to] : threes_) {
            if (from != at || man_at(state, over) != 'G' || taken.count(over) != 0) continue;
            if (man_at(state, to) != '.' && to != start && taken.count(to) == 0) continue;
            std::set<Cell> more = taken;
            more.insert(over);
            turns.insert({{start, to}, more});
            if (is("leaps", "chain")) leap_on(state, start, to, more, turns);
        }
    }

    /// Chains that cannot go on, for games whose foxes must leap on.
    bool can_leap_on(const State& state, const Turn& turn) const {
        std::set<Turn> further;
        leap_on(state, turn.first[0], turn.first[1], turn.second, further);
        return !further.empty();
    }

    std::set<Turn> fox_turns(const State& state) const {
        std::set<Turn> turns;
        for (const auto& [where, man] : state.men)
            if (man == 'f' && !is("leaps", "off")) leap_on(state, where, where, {}, turns);
        if (is("compulsory", "on") && !turns.empty()) {
            std::set<Turn> ended;
            for (const Turn& turn : turns)
                if (!is("leaps", "chain") || !can_leap_on(state, turn)) ended.insert(turn);
            return ended;
        }
        for (const auto& [from, to] : lines_)
            if (man_at(state, from) == 'f' && man_at(state, to) == '.')
                turns.insert({{from, to}, taken_between(state, to)});
        return turns;
    }

    std::set<Cell> taken_between(const State& state, Cell to) const {
        std::set<Cell> taken;
        if (!is("between", "on")) return taken;
        for (const auto& [a, middle, b] : threes_)
            if (middle == to && man_at(state, a) == 'G' && man_at(state, b) == 'G')
                taken.insert({a, b});
        return taken;
    }

    std::vector<State> turns(const State& state) const {
        std::vector<State> result;
        State turned = state;
        turned.white_to_move = !state.white_to_move;
        if (state.fox_in_hand) {
            turned.fox_in_hand = false;
            for (const Cell& where : points_) {
                if (man_at(state, where) != '.') continue;
                result.push_back(turned);
                result.back().men[where] = 'f';
            }
            return result;
        }
        if (state.white_to_move) {
            for (const auto& [from, to] : lines_)
                if (man_at(state, from) == 'G' && man_at(state, to) == '.' && goose_may(from, to))
                    result.push_back(moved(turned, {{from, to}, {}}));
            return result;
        }
        for (const Turn& turn : fox_turns(state))
            result.push_back(moved(turned, turn));
        return result;
    }

    static State moved(State state, const Turn& turn) {
        const char man = state.men.at(turn.first[0]);
        state.men.erase(turn.first[0]);
        for (const Cell& where : turn.second)
            state.men.erase(where);
        state.men[turn.first[1]] = man;
        return state;
    }

    rules::Parameters parameters_;
    std::set<Cell> points_;
    std::set<std::pair<Cell, Cell>> lines_;
    std::set<std::array<Cell, 3>> threes_;
    std::vector<Cell> fortress_;
    std::set<std::pair<Cell, Cell>> extra_;
    std::set<std::string> directions_;
};

}  // namespace refskak::tests
