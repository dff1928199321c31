#include "search/evaluation/hunt.hpp"

#include <algorithm>

#include "search/evaluation/hunt_weights.hpp"
#include "search/evaluation/terms.hpp"

namespace refskak::search {

using hunt::weights;
using rules::Point;
using rules::leaping::PointSet;

/// Adds up what is judged.
struct Evaluation<rules::hunt::Hunt>::Total {
    Score sum = 0;
    void add(Part, Score score) { sum += score; }
};

/// Keeps each part.
struct Evaluation<rules::hunt::Hunt>::Terms {
    std::array<Score, terms> values{};
    void add(Part part, Score score) { values[part] += score; }
};

void Evaluation<rules::hunt::Hunt>::form(PointSet men, rules::Key key,
                                         hunt::Formation& made) const {
    int ranks = 0;  // the sum of all their ranks
    for (std::size_t bit = 0; bit < rank_bits_.size(); ++bit)
        ranks += (men & rank_bits_[bit]).count() << bit;
    made.key = key;
    made.region = {};
    made.line = weights.linked * (beside_(men) & men).count() + unevenness(men);
    made.advance = weights.advance * ranks;
    made.laid_out = lines_.lay_out(men);
    made.moves = lines_.steps(made.laid_out);
}

Score Evaluation<rules::hunt::Hunt>::unevenness(PointSet men) const {
    if (!goal_ || men.empty()) return 0;
    const int ranks = board_.rank(men.last()) - board_.rank(men.first());
    return weights.uneven * std::max(0, ranks - 1);
}

/// All points without geese that are joined to those of `from`, and these.
auto Evaluation<rules::hunt::Hunt>::spread(PointSet from, PointSet men) const -> PointSet {
    const PointSet open = board_.points() & ~men;
    PointSet region = from;
    for (PointSet last; region != last;) {
        last = region;
        region |= beside_(region) & open;
    }
    return region;
}

/// All that the foxes can walk to, with their own points; `near` are the first of these.
inline auto Evaluation<rules::hunt::Hunt>::region_of(const Position& p, PointSet near,
                                                     hunt::Formation& formation) const -> PointSet {
    const PointSet first(p.foxes.first());
    if ((formation.region & first).empty())
        formation.region = spread(p.foxes == first ? first | near : first, p.geese);
    const PointSet apart = p.foxes & ~formation.region;
    return apart ? formation.region | spread(apart, p.geese) : formation.region;
}

/// Spreads from the foxes over free points, ring by ring.
auto Evaluation<rules::hunt::Hunt>::reach_near(const Position& p) const -> PointSet {
    const PointSet free = game_.free_points(p);
    PointSet near;
    for (const Point fox : p.foxes)
        near |= board_.steps(fox) & free;
    for (int ring = 1; ring < near_rings; ++ring)
        near |= beside_(near) & free;
    return near;
}

/// The way of the nearest fox to rank 1; 0 where there is none.
int Evaluation<rules::hunt::Hunt>::steps_to_goal(const Position& p) const {
    const PointSet free = game_.free_points(p);
    PointSet reached;
    PointSet frontier = beside_(p.foxes) & free;
    for (int ring = 1; frontier; ++ring) {
        if (frontier & board_.up_to_rank(0)) return ring;
        reached |= frontier;
        frontier = beside_(frontier) & free & ~reached;
    }
    return 0;
}

/// Few ways out are worth much to the geese, many ways are all alike.
template <class Sink>
inline void Evaluation<rules::hunt::Hunt>::judge_foxes(const Position& p, Sink& sink) const {
    const PointSet free = game_.free_points(p);
    PointSet attacked;
    for (const Point fox : p.foxes) {
        int exits = (board_.steps(fox) & free).count();
        for (const Leap& leap : leaps_[fox.number]) {
            const bool can_leap =
                ((p.geese & leap.over) | (free & leap.landing)) == (leap.over | leap.landing);
            attacked |= can_leap ? leap.over : PointSet{};
            exits += can_leap;
        }
        if (between_)
            for (const Point to : board_.steps(fox) & free)
                attacked |= game_.taken_between(p, to);
        const auto place = static_cast<std::size_t>(exits);
        if (place < weights.exits.size()) sink.add(freedom, weights.exits[place]);
    }
    const int leaps = attacked.count();
    if (leaps == 0) return;
    if (p.side == rules::Side::black)
        sink.add(threats, weights.leap_to_move * leaps);
    else
        sink.add(threats, weights.leap_waiting * leaps + (leaps > 1 ? weights.fork_waiting : 0));
}

/// Where the foxes get to by steps alone.
template <class Sink>
inline void Evaluation<rules::hunt::Hunt>::judge_room(const Position& p,
                                                      hunt::Formation& formation,
                                                      Sink& sink) const {
    const PointSet near = reach_near(p);
    const int points = (region_of(p, near, formation) & ~p.foxes).count();
    sink.add(room, weights.near_room * near.count() + weights.room * points +
                       weights.shut_in_most * std::max(0, weights.small_room - points));
    if (can_leap_) sink.add(holes, weights.hole * lines_.holes(formation.laid_out, lines_.lay_out(near)));
    if (!goal_) return;
    if (const int steps = steps_to_goal(p); steps != 0)
        sink.add(breakthrough, std::min(0, weights.breakthrough + weights.detour * steps));
}

template <class Sink>
inline void Evaluation<rules::hunt::Hunt>::judge_geese(const Position& p,
                                                       const hunt::Formation& formation,
                                                       Sink& sink) const {
    sink.add(line, formation.line);
    sink.add(advance, formation.advance);
    int moves = formation.moves;
    for (const Point fox : p.foxes)
        moves -= (stepped_to_[fox.number] & p.geese).count();
    const auto place = static_cast<std::size_t>(moves);
    if (place < weights.few_moves.size()) sink.add(mobility, weights.few_moves[place]);
    // Geese above every fox that may not retreat are out of the hunt.
    if (counts_passed_)
        sink.add(passed, weights.passed * (p.geese & above_[p.foxes.last().number]).count());
    const int held = (game_.fortress() & p.geese).count();
    sink.add(fortress, held * (weights.stormed + held * weights.stormed_more));
}

/// All from White's view.
template <class Sink>
inline void Evaluation<rules::hunt::Hunt>::judge(const Position& p,
                                                 hunt::Formation& formation, Sink& sink) const {
    sink.add(geese, prices_[static_cast<std::size_t>(p.geese.count())]);
    sink.add(tempo, weights.tempo * rules::sign(p.side));
    if (!p.foxes) return;  // the fox is still in hand
    judge_foxes(p, sink);
    judge_room(p, formation, sink);
    judge_geese(p, formation, sink);
}

Score Evaluation<rules::hunt::Hunt>::evaluate(const Position& p, Notes& notes) const {
    const rules::Key key = rules::hunt::goose_key(p);
    hunt::Formation& known = notes.at(key);
    if (known.key != key) form(p.geese, key, known);
    Total total;
    judge(p, known, total);
    return rules::sign(p.side) * sum_of<1>({total.sum});
}

Score Evaluation<rules::hunt::Hunt>::evaluate(const Position& p) const {
    return rules::sign(p.side) * sum_of(judge_alone(p).values);
}

auto Evaluation<rules::hunt::Hunt>::judge_alone(const Position& p) const -> Terms {
    hunt::Formation own;
    form(p.geese, 0, own);
    Terms parts;
    judge(p, own, parts);
    return parts;
}

std::vector<Term> Evaluation<rules::hunt::Hunt>::explain(const Position& p) const {
    static constexpr std::array<const char*, terms> names = {
        "geese",   "freedom",  "room",         "threats", "holes",    "line",
        "advance", "mobility", "breakthrough", "passed",  "fortress", "tempo"};
    return named_terms(names, judge_alone(p).values);
}

}  // namespace refskak::search
