#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "rules/game.hpp"
#include "search/evaluation/evaluation.hpp"

namespace refskak::toy {

namespace rules = refskak::rules;

/// A toy game: both players in turn walk one token through a random maze of one-way doors. Who
/// cannot move has lost; who leads the token into a trap has lost as well. Mazes have circles, so
/// repetition matters; `solve` knows the truth by working backwards.
class Maze {
  public:
    static constexpr int rooms = 64;
    struct Position {
        std::uint8_t room = 0;
        rules::Side side = rules::Side::white;
        std::uint8_t plies = 0;
    };
    struct Move {
        std::uint8_t from = 0;
        std::uint8_t to = 0;
        friend bool operator==(Move, Move) = default;
    };

    /// What coming back a third time means.
    enum class Return { draws, loses, loses_for_white };

    explicit Maze(unsigned seed, int repetition = 3, int limit = 0, Return meaning = Return::draws)
        : repetition_(repetition), limit_(limit), meaning_(meaning) {
        std::mt19937 random(seed);
        for (auto& room : doors_) {
            const unsigned count = random() % 16 == 0 ? 0 : 1 + random() % 5;
            for (unsigned i = 0; i < count; ++i) {
                const auto to = static_cast<std::uint8_t>(random() % rooms);
                bool known = false;
                for (const std::uint8_t other : room)
                    known = known || other == to;
                if (!known) room.push_back(to);
            }
        }
        trap_ = static_cast<std::uint8_t>(random() % rooms);
    }

    Position start() const { return {}; }
    rules::Side side_to_move(const Position& p) const { return p.side; }
    rules::Key key(const Position& p) const {
        return rules::zobrist(2u * p.room + static_cast<unsigned>(rules::index(p.side)));
    }
    rules::Outcome decided(const Position& p) const {
        return p.room == trap_ ? rules::win_for(p.side, rules::End::goal) : rules::Outcome{};
    }
    void generate(const Position& p, rules::MoveList<Move>& list) const {
        for (const std::uint8_t to : doors_[p.room])
            list.push({p.room, to});
    }
    void generate_noisy(const Position& p, rules::MoveList<Move>& list) const {
        for (const std::uint8_t to : doors_[p.room])
            if (gain({p.room, to}) > 0) list.push({p.room, to});
    }
    std::size_t count_moves(const Position& p) const { return doors_[p.room].size(); }
    rules::Outcome no_move(const Position& p) const {
        return rules::win_for(!p.side, rules::End::no_move);
    }
    Position after(const Position& p, Move m) const {
        return {m.to, !p.side, static_cast<std::uint8_t>(p.plies + (p.plies < 255))};
    }
    std::uint16_t hint(Move m) const {
        return static_cast<std::uint16_t>(1 + m.from * rooms + m.to);
    }
    int gain(Move m) const { return m.to % 8 == 0; }
    int repetition_count() const { return repetition_; }
    rules::Outcome repeated(const Position& p) const {
        if (meaning_ == Return::loses) return rules::win_for(p.side, rules::End::repetition);
        if (meaning_ == Return::loses_for_white)
            return rules::win_for(rules::Side::black, rules::End::repetition);
        return rules::draw_by(rules::End::repetition);
    }
    int progress_limit() const { return limit_; }
    int progress(const Position& p) const { return p.plies; }
    rules::Outcome limit_reached(const Position&) const {
        return rules::draw_by(rules::End::progress_limit);
    }
    int reversible_plies(const Position& p) const { return p.plies; }

  private:
    int repetition_;
    int limit_;
    Return meaning_;
    std::uint8_t trap_ = 0;
    std::array<std::vector<std::uint8_t>, rooms> doors_;
};

/// A maze for a search that tries to pass, though passing is no legal move and often the best.
class PassingMaze : public Maze {
  public:
    using Maze::Maze;
    Position after_pass(const Position& p) const {
        ++passes;
        return {p.room, !p.side, static_cast<std::uint8_t>(p.plies + (p.plies < 255))};
    }
    mutable int passes = 0;
};

/// The true score of every room for the player to move there; 0: nobody can force a win. With
/// `plies`, only wins within so many count.
inline std::array<search::Score, Maze::rooms> solve(const Maze& maze, int plies) {
    std::array<search::Score, Maze::rooms> scores{};
    for (int round = 0; round <= plies; ++round) {
        const auto before = scores;
        for (int room = 0; room < Maze::rooms; ++room) {
            const Maze::Position p{static_cast<std::uint8_t>(room), rules::Side::white, 0};
            if (maze.decided(p).decided()) {
                scores[static_cast<std::size_t>(room)] = search::win_in(0);
                continue;
            }
            rules::MoveList<Maze::Move> moves;
            maze.generate(p, moves);
            search::Score best = search::loss_in(0);
            for (const auto& move : moves) {
                search::Score value = -before[move.to];
                if (value > 0) --value;
                if (value < 0) ++value;
                best = std::max(best, value);
            }
            scores[static_cast<std::size_t>(room)] = best;
        }
    }
    return scores;
}

}  // namespace refskak::toy

namespace refskak::search {

/// Arbitrary, so that search has something to be misled by.
template <>
class Evaluation<toy::Maze> {
  public:
    explicit Evaluation(const toy::Maze&) {}
    Score evaluate(const toy::Maze::Position& p) const {
        return static_cast<Score>(rules::zobrist(p.room) % 400) - 200;
    }
    std::vector<Term> explain(const toy::Maze::Position& p) const {
        return {{"luck", rules::sign(p.side) * evaluate(p)}};
    }
};

template <>
class Evaluation<toy::PassingMaze> : public Evaluation<toy::Maze> {
  public:
    explicit Evaluation(const toy::PassingMaze& maze) : Evaluation<toy::Maze>(maze) {}
};

}  // namespace refskak::search
