#include "search/evaluation/hunt.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace refskak::search {

namespace {

using rules::Point;
using rules::leaping::Leap;
using rules::leaping::PointSet;

/// In hundredths of the advantage that wins half of all games.
struct Weights {
    Score goose = 55;
    Score last_goose = 160;     // the goose above min-geese, where the next loss decides
    Score geese_for_even = 10;  // above min-geese: about even
    Score rank = 4;             // a goose one rank further
    Score supported = 5;        // a goose with another beside or behind it
    Score passed = 14;          // a goose that is behind no fox any more
    Score fox_step = 7;
    Score fox_shut_in = 60;       // a fox without a step
    Score threat = 45;            // a leap that is possible now
    Score fox_reach = 3;          // a point that he reaches in two steps more
    Score fox_breakthrough = 25;  // wolf and sheep: a rank nearer to his goal
};
constexpr Weights weights;

constexpr Score largest = 9000;

constexpr std::array<std::string_view, 7> names{"geese",   "advance", "support", "passed",
                                                "freedom", "threats", "reach"};

PointSet neighbours_of(const rules::leaping::Board& board, PointSet points) {
    PointSet result;
    for (const Point point : points)
        result |= board.steps(point);
    return result;
}

}  // namespace

Score Evaluation<rules::hunt::Hunt>::material_of(const Position& p) const {
    if (game_.rules().leaps == rules::hunt::Leaps::off) return 0;
    const int spare = p.geese.count() - game_.min_geese();
    const Score scarce = spare <= 2 ? weights.last_goose * (3 - spare) / 3 : 0;
    return weights.goose * (spare - weights.geese_for_even + 2) - scarce;
}

void Evaluation<rules::hunt::Hunt>::add_geese(const Position& p, Parts& parts) const {
    const rules::leaping::Board& board = game_.board();
    const int lowest_fox =
        p.foxes.empty() ? 0 : board.rank(p.foxes.first());  // points ascend by rank
    for (const Point goose : p.geese) {
        const int rank = board.rank(goose);
        parts[advance] += weights.rank * rank;
        if (board.steps(goose) & p.geese & board.up_to_rank(rank))
            parts[support] += weights.supported;
        if (!p.foxes.empty() && rank > lowest_fox) parts[passed] -= weights.passed;
    }
    if (!game_.rules().steps_ahead_are_progress()) {
        // Geese that may go back can return: having been passed costs them little.
        parts[passed] /= 4;
        parts[advance] /= 2;
    }
}

void Evaluation<rules::hunt::Hunt>::add_foxes(const Position& p, Parts& parts) const {
    const rules::leaping::Board& board = game_.board();
    const PointSet free = game_.free_points(p);
    const bool leaps = game_.rules().leaps != rules::hunt::Leaps::off;
    for (const Point fox : p.foxes) {
        const PointSet steps = board.steps(fox) & free;
        parts[freedom] -= weights.fox_step * steps.count();
        if (steps.empty()) parts[freedom] += weights.fox_shut_in;
        const PointSet second = neighbours_of(board, steps) & free;
        const PointSet third = neighbours_of(board, second & ~steps) & free;
        parts[reach] -= weights.fox_reach * (second | third | steps).count();
        if (game_.rules().goal) parts[reach] += weights.fox_breakthrough * board.rank(fox);
        if (!leaps) continue;
        for (const Leap& leap : board.leaps(fox))
            if (p.geese.test(leap.over) && free.test(leap.landing))
                parts[threats] -= weights.threat;
    }
    // It is White's turn: one threat can be met.
    if (p.side == rules::Side::white && parts[threats] < 0) parts[threats] += weights.threat / 2;
}

auto Evaluation<rules::hunt::Hunt>::parts(const Position& p) const -> Parts {
    Parts result{};
    result[material] = material_of(p);
    add_geese(p, result);
    add_foxes(p, result);
    return result;
}

Score Evaluation<rules::hunt::Hunt>::evaluate(const Position& p) const {
    const Parts all = parts(p);
    const Score total = std::accumulate(all.begin(), all.end(), 0);
    return std::clamp(total, -largest, largest) * rules::sign(p.side);
}

std::vector<Term> Evaluation<rules::hunt::Hunt>::explain(const Position& p) const {
    const Parts all = parts(p);
    std::vector<Term> terms;
    for (std::size_t i = 0; i < all.size(); ++i)
        terms.push_back({std::string(names[i]), all[i]});
    return terms;
}

}  // namespace refskak::search
