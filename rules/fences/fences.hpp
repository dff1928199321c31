#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "rules/diagram.hpp"
#include "rules/fences/position.hpp"
#include "rules/game.hpp"
#include "rules/move_list.hpp"
#include "rules/variant.hpp"

namespace refskak::rules::fences {

/// How a game that nobody has won ends by repetition.
enum class Repetition : unsigned char { draw, none, count };

/// Wolf and Fox (rules.md, section 7).
class Fences {
  public:
    using Position = fences::Position;
    using Move = fences::Move;

    /// Throws a `Fault` when the parameters make no game. They are a preset's, with changes.
    explicit Fences(const Parameters& parameters);

    static const std::vector<Variant>& presets();
    static const std::vector<KeyDescription>& keys();

    /// Whether the sides have fences at all.
    bool has_fences() const { return has_fences_; }

    const Position& start() const { return start_; }
    Side side_to_move(const Position& p) const { return p.side; }
    Key key(const Position& p) const { return p.key; }
    Outcome decided(const Position& p) const { return p.outcome; }

    void generate(const Position& p, MoveList<Move>& list) const;
    void generate_noisy(const Position& p, MoveList<Move>& list) const;
    std::size_t count_moves(const Position& p) const;
    Position after(const Position& p, const Move& m) const;

    /// The top bits keep steps, placings and "no hint" apart.
    std::uint16_t hint(const Move& m) const {
        const int spots = m.from << 6 | m.to;
        if (m.is_placing()) return static_cast<std::uint16_t>(0x8000 | index(m.man) << 6 | m.to);
        return static_cast<std::uint16_t>(0x4000 | (m.man == Man::fence ? 0x1000 : 0) | spots);
    }
    int gain(const Move& m) const { return m.gain; }

    Outcome no_move(const Position& p) const { return by_count(p, End::no_move); }
    int repetition_count() const { return repetition_ == Repetition::none ? 0 : 3; }
    Outcome repeated(const Position& p) const;
    int progress_limit() const { return progress_limit_; }
    int progress(const Position& p) const { return p.progress; }
    Outcome limit_reached(const Position& p) const { return by_count(p, End::progress_limit); }
    int reversible_plies(const Position& p) const { return p.progress; }

    std::string fen(const Position& p) const;
    Position read_fen(std::string_view text) const;
    std::string move_text(const Position& p, const Move& m) const;
    Move read_move(const Position& p, std::string_view text) const;
    Diagram diagram(const Position& p) const;
    std::vector<std::string> prose() const;

  private:
    void generate_locking(const Position& p, MoveList<Move>& list) const;
    Outcome by_count(const Position& p, End end) const;

    bool has_fences_ = true;
    bool has_hand_ = false;
    Repetition repetition_ = Repetition::count;
    int progress_limit_ = 100;
    Position start_;
};

static_assert(Notated<Fences>);

/// The men that a side has left, on the board and in hand.
int men_left(const Position& p, Side side);

/// How a position stands by its board alone; `mover` is the side whose move led to it.
Outcome judge(const Position& p, Side mover);

/// Whether a predator has no step because an opposing fence, perhaps among others, bars it.
inline bool is_locked(const Position& p, Side side, Man predator) {
    const Half& to = reach(p, side, predator);
    return (to & ~p.occupied[side]).empty() && !(to & p.fences[!side]).empty();
}

}  // namespace refskak::rules::fences
