// What is known of a hunt game before any position is judged.

#include <algorithm>

#include "search/evaluation/hunt.hpp"
#include "search/evaluation/hunt_weights.hpp"

namespace refskak::search {

using hunt::weights;
using rules::Point;
using rules::leaping::PointSet;

namespace {

/// How few geese can still trap a fox: as many as he has ways out where these are fewest.
int geese_to_trap(const rules::hunt::Hunt& game) {
    const rules::leaping::Board& board = game.board();
    int fewest = board.point_count();
    for (const Point point : board.points()) {
        PointSet ways = board.steps(point);
        if (game.rules().leaps != rules::hunt::Leaps::off)
            for (const auto& leap : board.leaps(point))
                ways.set(leap.landing);
        fewest = std::min(fewest, ways.count());
    }
    return fewest;
}

}  // namespace

Evaluation<rules::hunt::Hunt>::Evaluation(const Game& game)
    : game_(game),
      board_(game.board()),
      lines_(game),
      beside_(board_, [this](Point point) { return board_.steps(point); }),
      goal_(game.rules().goal),
      can_leap_(game.rules().leaps != rules::hunt::Leaps::off),
      between_(game.rules().between),
      // Past the foxes is where the fortress lies.
      counts_passed_(game.rules().steps_ahead_are_progress() && game.fortress().empty()) {
    set_lines();
    if (can_leap_ || between_) set_prices();
}

void Evaluation<rules::hunt::Hunt>::set_lines() {
    for (const Point point : board_.points()) {
        leaps_[point.number].fill({board_.points(), {}});
        const auto leaps = board_.leaps(point);
        if (can_leap_)
            std::transform(leaps.begin(), leaps.end(), leaps_[point.number].begin(),
                           [](const auto& leap) {
                               return Leap{PointSet(leap.over), PointSet(leap.landing)};
                           });
        above_[point.number] = board_.points() & ~board_.up_to_rank(board_.rank(point));
        for (const Point to : game_.goose_steps(point))
            stepped_to_[to.number].set(point);
        for (std::size_t bit = 0; bit < rank_bits_.size(); ++bit)
            if (board_.rank(point) >> bit & 1) rank_bits_[bit].set(point);
    }
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

}  // namespace refskak::search
