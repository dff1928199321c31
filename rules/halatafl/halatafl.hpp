#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game.hpp"
#include "rules/halatafl/position.hpp"
#include "rules/halatafl/ways.hpp"
#include "rules/leaping/board.hpp"
#include "rules/leaping/chains.hpp"
#include "rules/leaping/move.hpp"
#include "rules/variant.hpp"

namespace refskak::rules::halatafl {

class Leaps;

/// Halatafl (rules.md, section 5): both sides step ahead or sideways and leap over friend and foe.
class Halatafl {
  public:
    using Position = halatafl::Position;
    using Move = leaping::Move;

    /// Throws a `Fault` when the parameters make no game.
    explicit Halatafl(const Parameters& parameters);

    static const std::vector<Variant>& presets();
    static const std::vector<KeyDescription>& keys();

    // What evaluation asks.
    const leaping::Board& board() const { return board_; }
    const Ways& ways() const { return ways_; }
    leaping::PointSet corners() const { return corners_; }
    int min_men() const { return min_men_; }
    leaping::PointSet steps(Side side, Point from) const { return steps_[side][from.number]; }
    leaping::PointSet free_points(const Position& p) const {
        return board_.points() & ~(p.men.white | p.men.black);
    }

    // The concept Game.
    Position start() const { return start_; }
    Side side_to_move(const Position& p) const { return p.side; }
    Key key(const Position& p) const { return p.key; }
    Outcome decided(const Position& p) const;
    void generate(const Position& p, MoveList<Move>& list) const;
    void generate_noisy(const Position& p, MoveList<Move>& list) const;
    std::size_t count_moves(const Position& p) const;
    Outcome no_move(const Position& p) const;
    Position after(const Position& p, const Move& move) const;
    Key key_after(const Position& p, const Move& move) const {
        Key key = p.key ^ black_to_move_key;
        if (!move.from.exists()) return key;
        key ^= men_keys[p.side][move.from.number] ^ men_keys[p.side][move.to.number];
        for (const Point point : move.taken_points())
            key ^= men_keys[!p.side][point.number];
        return key;
    }
    std::uint16_t hint(const Move& move) const { return leaping::move_hint(move); }
    int gain(const Move& move) const { return move.taken_count(); }
    int repetition_count() const { return repetition_draws_ ? 3 : 0; }
    Outcome repeated(const Position&) const { return draw_by(End::repetition); }
    int progress_limit() const { return nomove_limit_; }
    int progress(const Position& p) const { return static_cast<int>(p.progress); }
    Outcome limit_reached(const Position&) const { return draw_by(End::progress_limit); }
    int reversible_plies(const Position& p) const { return static_cast<int>(p.since_capture); }

    // The concept Notated.
    std::string fen(const Position& p) const;
    Position read_fen(std::string_view text) const;
    std::string move_text(const Position& p, const Move& move) const;
    Move read_move(const Position& p, std::string_view text) const;
    Diagram diagram(const Position& p) const;
    std::vector<std::string> prose() const;

  private:
    leaping::Crowd crowd(const Position& p, Point man) const {
        leaping::PointSet others = p.men.white | p.men.black;
        others.reset(man);
        return {others, others, p.men[!p.side]};
    }
    void append_all_chains(const Position& p, Point man, MoveList<Move>& list) const;
    void append_taking(const Position& p, const Leaps& leaps, Point man, leaping::PointSet reached,
                       MoveList<Move>& list) const;
    void append_chains_of(const Position& p, const Leaps& leaps, Point man,
                          MoveList<Move>& list) const;
    void append_steps(const Position& p, MoveList<Move>& list) const;
    int count_steps(const Position& p, Side side) const;
    bool can_move(const Position& p, Side side) const;
    bool is_step(const Move& move) const { return board_.steps(move.from).test(move.to); }
    void set_up_tables();

    leaping::Board board_;
    Ways ways_;
    int min_men_ = 5;
    bool repetition_draws_ = true;
    int nomove_limit_ = 100;
    leaping::PointSet corners_;
    PerSide<std::array<leaping::PointSet, leaping::most_points>> steps_;  // never onto a corner
    Position start_;
};

static_assert(Notated<Halatafl>);

}  // namespace refskak::rules::halatafl
