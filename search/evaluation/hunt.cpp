#include "search/evaluation/hunt.hpp"

#include <algorithm>

#include "search/evaluation/terms.hpp"

namespace refskak::search {

namespace {

using rules::Point;
using rules::leaping::PointSet;

/// All from the geese's view, as White has them.
struct Weights {
    Score goose = 80;
    // Added for the n-th goose that can still be lost: the fewer are left the dearer each is.
    Score last_geese = 260;
    // Too few geese to ever shut the fox in: at best they live on.
    Score cannot_trap = -350;
    // The ways that each fox has out of his point, steps and leaps.
    std::array<Score, 8> exits = {260, 120, 70, 40, 24, 14, 7, 3};
    // Points he reaches within three steps, and all that he reaches at all.
    Score near_room = -4;
    Score room = -3;
    Score shut_in_most = 30;  // a region with fewer points than `small_room` is worth up to this
    int small_room = 10;      // times the points it lacks
    Score leap_to_move = -60;
    Score leap_waiting = -20;
    Score fork_waiting = -60;  // two geese attacked: only one can be helped
    Score hole = -7;
    Score linked = 4;
    Score advance = 3;
    Score passed = -22;
    std::array<Score, 5> few_moves = {-200, -90, -45, -20, -8};
    // Wolf and Sheep.
    Score breakthrough = -400;
    Score detour = 15;  // for each step that the way to rank 1 takes
    Score uneven = -25;
    Score tempo = 8;
    // Games with a fortress: for each point of it that a goose holds, growing as it fills.
    Score stormed = 20;
    Score stormed_more = 3;
};
constexpr Weights weights;

/// The fewest points that hold a fox on some point when all are taken: his ways out there.
int fewest_ways_out(const rules::leaping::Board& board, bool leaps) {
    int fewest = board.point_count();
    for (const Point point : board.points()) {
        PointSet ways = board.steps(point);
        if (leaps)
            for (const auto& leap : board.leaps(point))
                ways.set(leap.landing);
        fewest = std::min(fewest, ways.count());
    }
    return fewest;
}

/// How few geese can still trap the fox: on the boards of rules.md (section 4) four, or with every
/// diagonal drawn six or eight, since he has more ways out than four can stop.
int geese_to_trap(const rules::hunt::Hunt& game) {
    const rules::hunt::Ruleset& rules = game.rules();
    if (rules.shape == rules::leaping::Shape::own)
        return fewest_ways_out(game.board(), rules.leaps != rules::hunt::Leaps::off);
    if (rules.lines != rules::leaping::Lines::diagonal) return 4;
    return rules.shape == rules::leaping::Shape::cross37 ? 8 : 6;
}

}  // namespace

Evaluation<rules::hunt::Hunt>::Evaluation(const Game& game)
    : game_(game),
      board_(game.board()),
      surroundings_(board_),
      goal_(game.rules().goal),
      can_retreat_(!game.rules().steps_ahead_are_progress()),
      can_leap_(game.rules().leaps != rules::hunt::Leaps::off),
      between_(game.rules().between) {
    for (const Point point : board_.points()) {
        const auto axes = board_.axes(point);
        std::copy(axes.begin(), axes.end(), axes_[point.number].begin());
        for (std::size_t bit = 0; bit < rank_bits_.size(); ++bit)
            if (board_.rank(point) >> bit & 1) rank_bits_[bit].set(point);
    }
    if (can_leap_ || between_) set_prices();
}

/// The value of each number of geese, nil for the number at the start.
void Evaluation<rules::hunt::Hunt>::set_prices() {
    const int enough = geese_to_trap(game_);
    const auto price = [&](int count) {
        const int spare = std::max(1, count - game_.min_geese() + 1);
        return weights.goose * count - weights.last_geese / spare +
               (count < enough ? weights.cannot_trap : 0);
    };
    const Score at_start = price(game_.start().geese.count());
    for (int count = 0; count <= rules::leaping::most_points; ++count)
        prices_[static_cast<std::size_t>(count)] = price(count) - at_start;
}

/// Spreads from the foxes over free points, ring by ring.
auto Evaluation<rules::hunt::Hunt>::reach(const Position& p) const -> Reach {
    const PointSet free = game_.free_points(p);
    Reach found;
    PointSet touched = surroundings_.beside(p.foxes);
    for (int ring = 1; PointSet frontier = touched & free & ~found.all; ++ring) {
        found.all |= frontier;
        if (goal_ && found.to_goal == 0 && (frontier & board_.up_to_rank(0))) found.to_goal = ring;
        touched = surroundings_.beside(found.all);
        if (ring > near_rings) continue;
        found.near = found.all;
        found.beside_near = touched;
    }
    return found;
}

/// Few ways out are worth much to the geese, many ways are all alike.
void Evaluation<rules::hunt::Hunt>::judge_foxes(const Position& p, Values& v) const {
    const PointSet occupied = p.geese | p.foxes;
    PointSet attacked;
    for (const Point fox : p.foxes) {
        int exits = (board_.steps(fox) & ~occupied).count();
        if (can_leap_) {
            for (const auto& leap : board_.leaps(fox)) {
                const bool can_leap =
                    (int{p.geese.test(leap.over)} & int{!occupied.test(leap.landing)}) != 0;
                attacked |= PointSet{std::uint64_t{can_leap} << leap.over.number};
                exits += can_leap;
            }
        }
        if (between_)
            for (const Point to : board_.steps(fox) & ~occupied)
                attacked |= game_.taken_between(p, to);
        const auto place = static_cast<std::size_t>(exits);
        if (place < weights.exits.size()) v[freedom] += weights.exits[place];
    }
    const int leaps = attacked.count();
    if (leaps == 0) return;
    if (p.side == rules::Side::black)
        v[threats] = weights.leap_to_move * leaps;
    else
        v[threats] = weights.leap_waiting * leaps + (leaps > 1 ? weights.fork_waiting : 0);
}

void Evaluation<rules::hunt::Hunt>::judge_room(const Reach& reached, Values& v) const {
    const int points = reached.all.count();
    v[room] = weights.near_room * reached.near.count() + weights.room * points +
              weights.shut_in_most * std::max(0, weights.small_room - points);
    if (goal_ && reached.to_goal != 0)
        v[breakthrough] = std::min(0, weights.breakthrough + weights.detour * reached.to_goal);
}

/// Holes: both ends of a line through a goose are free of geese and the fox gets to one of them.
int Evaluation<rules::hunt::Hunt>::holes_at(const Position& p, const Reach& reached) const {
    int count = 0;
    for (const Point goose : p.geese& reached.beside_near)
        for (const PointSet ends : axes_[goose.number])
            count += int{(ends & p.geese).empty()} & int{!(ends & reached.near).empty()};
    return count;
}

/// The moves that the geese have, counted no further than they are few. Those who stand before the
/// fox come first: they nearly always have enough.
int Evaluation<rules::hunt::Hunt>::few_moves_of(const Position& p, const Reach& reached) const {
    constexpr int enough = static_cast<int>(weights.few_moves.size());
    const PointSet free = game_.free_points(p);
    int moves = 0;
    for (const PointSet group : {p.geese & reached.beside_near, p.geese & ~reached.beside_near}) {
        for (const Point goose : group) {
            moves += (game_.goose_steps(goose) & free).count();
            if (moves >= enough) return moves;
        }
    }
    return moves;
}

void Evaluation<rules::hunt::Hunt>::judge_geese(const Position& p, const Reach& reached,
                                                Values& v) const {
    int ranks = 0;  // the sum of all their ranks
    for (std::size_t bit = 0; bit < rank_bits_.size(); ++bit)
        ranks += (p.geese & rank_bits_[bit]).count() << bit;
    v[line] = weights.linked * (surroundings_.beside(p.geese) & p.geese).count();
    v[advance] = weights.advance * ranks;
    if (can_leap_) v[holes] = weights.hole * holes_at(p, reached);
    const auto moves = static_cast<std::size_t>(few_moves_of(p, reached));
    if (moves < weights.few_moves.size()) v[mobility] = weights.few_moves[moves];
}

/// Geese above every fox that may not retreat are out of the hunt.
void Evaluation<rules::hunt::Hunt>::judge_ranks(const Position& p, Values& v) const {
    if (!p.geese) return;
    int highest_fox = 0;
    for (const Point fox : p.foxes)
        highest_fox = std::max(highest_fox, board_.rank(fox));
    // Past the foxes is where the fortress lies.
    if (!can_retreat_ && !game_.fortress())
        v[passed] = weights.passed * (p.geese & ~board_.up_to_rank(highest_fox)).count();
    if (!goal_) return;
    int lowest = board_.ranks();
    int highest = 0;
    for (const Point goose : p.geese) {
        lowest = std::min(lowest, board_.rank(goose));
        highest = std::max(highest, board_.rank(goose));
    }
    v[line] += weights.uneven * std::max(0, highest - lowest - 1);
}

auto Evaluation<rules::hunt::Hunt>::values(const Position& p) const -> Values {
    Values v{};
    v[geese] = prices_[static_cast<std::size_t>(p.geese.count())];
    v[tempo] = weights.tempo * rules::sign(p.side);
    if (!p.foxes) return v;  // the fox is still in hand
    const Reach reached = reach(p);
    judge_foxes(p, v);
    judge_room(reached, v);
    judge_geese(p, reached, v);
    judge_ranks(p, v);
    const int held = (game_.fortress() & p.geese).count();
    v[fortress] = held * (weights.stormed + held * weights.stormed_more);
    return v;
}

Score Evaluation<rules::hunt::Hunt>::evaluate(const Position& p) const {
    return rules::sign(p.side) * sum_of(values(p));
}

std::vector<Term> Evaluation<rules::hunt::Hunt>::explain(const Position& p) const {
    static constexpr std::array<const char*, terms> names = {
        "geese",   "freedom",  "room",         "threats", "holes",    "line",
        "advance", "mobility", "breakthrough", "passed",  "fortress", "tempo"};
    return named_terms(names, values(p));
}

}  // namespace refskak::search
