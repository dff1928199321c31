#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.hpp"
#include "rules/tafl/board.hpp"
#include "rules/tafl/prose.hpp"
#include "rules/tafl/ruleset.hpp"
#include "rules/tafl/spots.hpp"

namespace refskak::rules::tafl {

/// A man goes from here to there. `gain`: see `Tafl::gain`.
struct Move {
    Point from;
    Point to;
    std::uint8_t gain = 0;

    friend constexpr bool operator==(const Move& a, const Move& b) {
        return a.from == b.from && a.to == b.to;
    }
};

/// What a move that wins at once counts for in `gain`.
inline constexpr std::uint8_t winning_gain = 100;

/// The games of king and attackers on a board of `width` by `width` points. Satisfies `Notated`,
/// `NullMoveSafe` and `Piecemeal`.
template <int width>
class Tafl {
  public:
    using Geometry = Board<width>;
    using Set = typename Geometry::Set;
    using Move = tafl::Move;

    struct Position {
        Set attackers;
        Set soldiers;
        Key key = 0;
        std::int32_t progress = 0;
        std::int32_t move_number = 1;
        Point king = Point::none();  // none: he has been taken
        Side side = Side::white;
        bool shut_in = false;  // White is; with Black to move only a FEN can say so
        Outcome outcome;  // what the state of the board says, found once by `after` or `read_fen`

        Set white_men() const { return king.exists() ? soldiers | Set(king) : soldiers; }
    };

    /// Throws a `Fault` when the parameters make no game.
    explicit Tafl(const Parameters& parameters);

    // What search relies on: see `Game`.
    const Position& start() const { return start_; }
    Side side_to_move(const Position& p) const { return p.side; }
    Key key(const Position& p) const { return p.key; }
    Outcome decided(const Position& p) const { return p.outcome; }
    void generate(const Position& p, MoveList<Move>& list) const;
    void generate_noisy(const Position& p, MoveList<Move>& list) const;
    void generate_quiet(const Position& p, MoveList<Move>& list) const;
    std::size_t count_moves(const Position& p) const;
    Outcome no_move(const Position& p) const { return win_for(!p.side, End::no_move); }
    Position after(const Position& p, const Move& m) const;
    Position after_pass(const Position& p) const;
    /// From and to; on boards too large for that, from and the place on its rank or file.
    std::uint16_t hint(const Move& m) const {
        if constexpr (hint_ends == Geometry::size) {
            return static_cast<std::uint16_t>(m.from.number * hint_ends + m.to.number + 1);
        } else {
            static_assert(Geometry::size * hint_ends < 0xFFFF);
            const auto to = Spots<width>::places[m.to.number];
            const bool in_rank = std::abs(m.to.number - m.from.number) < width;
            const int end = in_rank ? to.file : width + to.rank;
            return static_cast<std::uint16_t>(m.from.number * hint_ends + end + 1);
        }
    }
    std::optional<Move> find(const Position& p, std::uint16_t hint) const;
    /// Quiet moves change no more than the mover's place; others are made.
    Key key_after(const Position& p, const Move& m) const {
        if (m.gain != 0) return after(p, m).key;
        const auto& keys = keys_[p.side == Side::black ? 0 : m.from == p.king ? 2 : 1];
        return p.key ^ black_to_move_key ^ keys[m.from.number] ^ keys[m.to.number];
    }
    int gain(const Move& m) const { return m.gain; }
    int repetition_count() const {
        if (rules_.repetition == Repetition::none) return 0;
        return rules_.repetition == Repetition::draw_at_second ? 2 : 3;
    }
    Outcome repeated(const Position& p) const;
    int progress_limit() const { return rules_.progress_limit; }
    int progress(const Position& p) const { return p.progress; }
    Outcome limit_reached(const Position&) const { return draw_by(End::progress_limit); }
    int reversible_plies(const Position& p) const { return p.progress; }

    // Texts: see `Notated`.
    std::string fen(const Position& p) const;
    Position read_fen(std::string_view text) const;
    std::string move_text(const Position& p, const Move& m) const;
    Move read_move(const Position& p, std::string_view text) const;
    Diagram diagram(const Position& p) const;
    std::vector<std::string> prose() const { return prose_of(rules_, start_.side); }

    // What evaluation looks at.
    const Ruleset& rules() const { return rules_; }
    const Set& camps() const { return camps_; }
    const Set& escape_points() const { return escape_points_; }
    const Spots<width>& spots() const { return spots_; }
    const Set& neighbours(Point point) const { return spots_[point].neighbours; }
    /// The special points that help to take an attacker; for a White soldier it depends on whether
    /// the throne is empty.
    const Set& hostile_to_attackers() const { return hostile_to_attackers_; }
    const Set& hostile_to_soldiers(const Position& p) const {
        return p.king == Geometry::throne ? hostile_beside_king_ : hostile_to_soldiers_;
    }
    /// Where a man of each kind may stand or pass over in `p`, if nobody stands in his way.
    Set open_to_attackers(const Position& p) const { return open_but(p, closed_to_attackers_); }
    Set open_to_soldiers(const Position& p) const { return open_but(p, closed_to_soldiers_); }
    Set open_to_king(const Position& p) const { return open_but(p, closed_to_king_); }
    /// Whether attackers (or, beside the throne, the throne) must hold all four sides of a king who
    /// stands there.
    bool takes_all_sides(Point king) const {
        return rules_.king_capture == KingCapture::four || by_throne_.test(king);
    }
    /// The points without an attacker on which an attacker's arrival takes the king.
    Set king_taking_points(const Position& p) const;

    /// The key computed anew.
    Key full_key(const Position& p) const;

  private:
    /// How many ends `hint` tells apart for each point of departure.
    static constexpr int hint_ends =
        Geometry::size * Geometry::size < 0xFFFF ? Geometry::size : 2 * width;

    /// The points on which the side to move takes men by arriving.
    struct Threats {
        std::array<Set, 4> landings;  // by the direction from there to the man taken
        Set walls;                    // where a shieldwall may be closed
        Set winning;
        Set any;
    };
    /// Where the moves end that quiescence looks at.
    struct NoisyPoints {
        Set others;
        Set king;
    };

    void build_keys();
    void build_sets();
    static Set open_but(const Position& p, const Set& closed) {
        return Geometry::all & ~(p.attackers | p.white_men() | closed);
    }

    template <bool with_camps, class Visit>
    void slide(const Set& men, const Set& open, Visit&& visit) const;
    template <class Visit>
    void slide_side(const Position& p, Visit&& visit) const;
    void move_black(Position& n, const Move& m) const;
    void move_white(Position& n, const Move& m) const;
    NoisyPoints generate_both(const Position& p, MoveList<Move>& list) const;
    template <bool with_camps>
    Set generate_taking(const Position& p, const Threats& found, const Set& men, const Set& open,
                        MoveList<Move>& list) const;
    Set generate_noisy_king(const Position& p, const Threats& found, MoveList<Move>& list) const;
    void generate_others(const Position& p, const NoisyPoints& noisy, MoveList<Move>& list) const;
    bool is_legal(const Position& p, Point from, Point to, Direction d) const;
    int gain_of(const Position& p, Point from, Point to) const;
    bool camps_allow(Point from, Point to) const;
    Threats threats(const Position& p) const;
    void add_walls(const Position& p, Threats& found) const;
    int gain_at(const Position& p, const Threats& found, Point to) const;

    Set taken_at(const Set& captors, const Set& victims, const Set& hostile, Point to) const;
    Set wall_taken_at(const Set& captors, const Set& victims, Point to) const;
    Set wall_towards(const Set& captors, const Set& victims, Point to, Direction along,
                     Direction front) const;
    bool king_taken_at(const Position& p, Point to) const;
    void remove_taken(Position& p, const Set& taken) const;

    Outcome state_outcome(const Position& p) const;
    bool encircled(const Position& p) const;
    bool in_fort(const Position& p) const;
    Set held_in_time(const Set& attackers, const Set& white_men) const;
    Set breakable(const Position& p, const Set& soldiers, const Set& held) const;
    Set breakable_walls(const Set& white_men, const Set& held) const;

    void read_placement(Position& p, std::string_view text) const;
    void place(Position& p, char man, Point point) const;

    Ruleset rules_;
    Set camps_;
    Set king_only_;  // corners that bar everyone else
    Set closed_to_attackers_;
    Set closed_to_soldiers_;
    Set closed_to_king_;
    Set by_throne_ = Geometry::throne_set | Geometry::beside(Geometry::throne_set);
    Set escape_points_;
    Set hostile_to_attackers_;
    Set hostile_to_soldiers_;  // while the throne is empty
    Set hostile_beside_king_;  // while the king sits on it
    Set hostile_to_king_;      // besides attackers
    Spots<width> spots_;
    std::array<std::array<Key, Geometry::size>, 3> keys_;  // attackers, soldiers, king
    Position start_;
};

extern template class Tafl<5>;
extern template class Tafl<7>;
extern template class Tafl<9>;
extern template class Tafl<11>;
extern template class Tafl<13>;
extern template class Tafl<15>;
extern template class Tafl<17>;
extern template class Tafl<19>;

}  // namespace refskak::rules::tafl
