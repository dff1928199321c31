#include "search/tables/men.hpp"

#include <bit>

#include "rules/fault.hpp"

namespace refskak::search::tables {

using rules::Point;
using rules::hunt::Hunt;

Men::Men(const Hunt& game) : rules_(game.rules()), rows_(game.board()) {
    if (!rules_.has_plain_moves())
        throw rules::Fault(
            "no tables are made for games with points, between, fortress or extra-steps");
    add_goose_steps(game);
    add_fox_moves(game.board());
}

void Men::add_goose_steps(const Hunt& game) {
    const auto each = [&](auto add) {
        for (const Point from : game.board().points())
            for (const Point to : game.goose_steps(from))
                add(from.number, to.number, rows_.row_of(to.number) - rows_.row_of(from.number));
    };
    each([&](int from, int to, int rows) { goose_steps_.add(from, to, rows); });
    can_retreat_ = goose_steps_.lead(-1);
    each([&](int from, int to, int rows) {
        const bool final = rows > 0 && !can_retreat_;
        (final ? final_steps_ : circling_steps_).add(from, to, rows);
        (final ? final_origins_ : circling_origins_).add(to, from, -rows);
    });
}

void Men::add_fox_moves(const rules::leaping::Board& board) {
    step_tables_.resize(static_cast<std::size_t>(rows_.points() + 7) / 8);
    for (const Point to : board.points())
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (byte >> (to.number % 8) & 1)
                step_tables_[to.number / 8u][byte] |= board.steps(to).word();
    if (rules_.leaps == rules::hunt::Leaps::off) return;
    for (const Point from : board.points())
        for (const rules::leaping::Leap& leap : board.leaps(from))
            leaps_[leap.over.number].push_back({static_cast<std::uint8_t>(from.number),
                                                static_cast<std::uint8_t>(leap.landing.number)});
}

Word Men::goal(Word geese) const { return rules_.goal ? rows_.mask(0) & ~geese : 0; }

Word Men::escaped(Word geese) const {
    Word below = 0;
    if (!rules_.escape) return below;
    const int lowest = geese == 0 ? rows_.count() : rows_.row_of(std::countr_zero(geese));
    for (int row = 0; row < lowest; ++row)
        below |= rows_.mask(row);
    return below;
}

Word Men::fox_won(Word geese) const { return goal(geese) | escaped(geese); }

Pairs Men::foxes_won(Word geese) const {
    Pairs won = Pairs::on(escaped(geese));
    const Word free = rows_.all() & ~geese;
    Pairs::for_each(goal(geese), [&](int point) {
        const Word others = free ^ bit(point);
        won[point] |= others;
        Pairs::for_each(others, [&](int other) { won[other] |= bit(point); });
    });
    return won;
}

}  // namespace refskak::search::tables
