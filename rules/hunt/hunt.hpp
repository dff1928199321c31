#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game.hpp"
#include "rules/hunt/position.hpp"
#include "rules/hunt/ruleset.hpp"
#include "rules/leaping/board.hpp"
#include "rules/leaping/chains.hpp"
#include "rules/leaping/move.hpp"
#include "rules/variant.hpp"

namespace refskak::rules::hunt {

/// Fox and Geese and its kin (rules.md, section 4): White has the geese, Black the foxes.
class Hunt {
  public:
    using Position = hunt::Position;
    using Move = leaping::Move;

    /// Throws a `Fault` when the parameters make no game.
    explicit Hunt(const Parameters& parameters);

    static const std::vector<Variant>& presets();
    static const std::vector<KeyDescription>& keys() { return ruleset_keys(); }
    static const std::vector<Displacement>& displacements() { return ruleset_displacements(); }

    // What evaluation and tables ask.
    const leaping::Board& board() const { return board_; }
    const Ruleset& rules() const { return rules_; }
    int min_geese() const { return rules_.min_geese; }
    leaping::PointSet goose_steps(Point from) const { return goose_steps_[from.number]; }
    leaping::PointSet fortress() const { return fortress_; }
    /// What a fox takes by stepping between geese, in games that have it.
    leaping::PointSet taken_between(const Position& p, Point to) const {
        leaping::PointSet taken;
        if (!rules_.between) return taken;
        for (const leaping::PointSet ends : board_.axes(to))
            if ((ends & ~p.geese).empty()) taken |= ends;
        return taken;
    }
    leaping::PointSet free_points(const Position& p) const {
        return board_.points() & ~(p.geese | p.foxes);
    }

    // The concept Game.
    Position start() const { return start_; }
    Side side_to_move(const Position& p) const { return p.side; }
    Key key(const Position& p) const { return p.key; }
    Outcome decided(const Position& p) const;
    void generate(const Position& p, MoveList<Move>& list) const;
    void generate_noisy(const Position& p, MoveList<Move>& list) const;
    std::size_t count_moves(const Position& p) const;
    Outcome no_move(const Position& p) const {
        return p.side == Side::black ? win_for(Side::white, End::trapped)
                                     : win_for(Side::black, End::stuck);
    }
    Position after(const Position& p, const Move& move) const;
    Key key_after(const Position& p, const Move& move) const {
        Key key = p.key ^ black_to_move_key;
        if (p.side == Side::white)
            return key ^ men_keys.goose[move.from.number] ^ men_keys.goose[move.to.number];
        key ^= move.from.exists() ? men_keys.fox[move.from.number] : fox_in_hand_key;
        key ^= men_keys.fox[move.to.number];
        for (const Point point : move.taken_points())
            key ^= men_keys.goose[point.number];
        return key;
    }
    std::uint16_t hint(const Move& move) const { return leaping::move_hint(move); }
    int gain(const Move& move) const { return move.taken_count(); }
    int repetition_count() const { return rules_.repetition_draws ? 3 : 0; }
    Outcome repeated(const Position&) const { return draw_by(End::repetition); }
    int progress_limit() const { return rules_.nomove_limit; }
    int progress(const Position& p) const { return static_cast<int>(p.progress); }
    Outcome limit_reached(const Position&) const { return draw_by(End::progress_limit); }
    int reversible_plies(const Position& p) const { return static_cast<int>(p.progress); }

    // The concept Notated.
    std::string fen(const Position& p) const;
    Position read_fen(std::string_view text) const;
    std::string move_text(const Position& p, const Move& move) const;
    Move read_move(const Position& p, std::string_view text) const;
    Diagram diagram(const Position& p) const;
    std::vector<std::string> prose() const;

  private:
    leaping::Crowd crowd(const Position& p, Point fox) const {
        leaping::PointSet occupied = p.geese | p.foxes;
        occupied.reset(fox);
        return {occupied, p.geese, p.geese};
    }
    void append_leaps(const Position& p, Point fox, MoveList<Move>& list) const;
    void append_fox_moves(const Position& p, MoveList<Move>& list) const;
    std::size_t count_leaps(const Position& p, Point fox) const;
    void append_steps(const Position& p, MoveList<Move>& list) const;
    void append_noisy_steps(const Position& p, MoveList<Move>& list) const;
    Outcome fox_won(const Position& p) const;
    Position made_start() const;
    void set_up_goose_steps();
    void set_up_fortress();
    Point named_point(Cell cell, std::string_view key) const;

    Ruleset rules_;
    leaping::Board board_;
    bool ahead_is_progress_;
    std::array<leaping::PointSet, leaping::most_points> goose_steps_{};
    leaping::PointSet fortress_;
    Position start_;
};

static_assert(Notated<Hunt>);

}  // namespace refskak::rules::hunt
