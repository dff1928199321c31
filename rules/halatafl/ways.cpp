#include "rules/halatafl/ways.hpp"

#include <cassert>

namespace refskak::rules::halatafl {

Ways::Ways(const leaping::Board& board) {
    assert(board.files() == 7 && board.point_count() == 49);
    const auto neighbour = [&](Point from, std::size_t way) {
        const int number = from.number + way_shifts[way];
        if (number < 0 || number >= board.point_count()) return Point::none();
        const Point to{static_cast<std::uint16_t>(number)};
        return board.steps(from).test(to) ? to : Point::none();
    };
    for (const Point from : board.points()) {
        for (std::size_t way = 0; way < way_count; ++way) {
            const Point next = neighbour(from, way);
            if (!next.exists()) continue;
            step_from_[way].set(from);
            if (neighbour(next, way).exists()) leap_from_[way].set(from);
        }
    }
}

}  // namespace refskak::rules::halatafl
