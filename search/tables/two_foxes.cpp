#include "search/tables/two_foxes.hpp"

namespace refskak::search::tables {

using rules::Side;

namespace {

/// Where, among `asked`, some step of the geese (for White) or each of them (for Black) leads to
/// where the side wins.
template <Side winner>
Pairs after_goose_steps(const Cursor& cursor, const Men& men, const Cells& wins,
                        const Pairs& asked) {
    const Rows& rows = men.rows();
    // White: where no step has won yet. Black: where none has let him down yet. What is kept as its
    // mirror image is gathered apart and mirrored once.
    Pairs rest = asked;
    Pairs image = rows.symmetric() ? asked.mirrored(rows) : asked;
    cursor.steps(men.goose_steps(), [&](int to, const Place& place) {
        const Word free = rows.all() & ~place.kept;
        const Pairs cells = pairs_at(wins, place.index, place.kept, free);
        Pairs& left = place.mirrored ? image : rest;
        if constexpr (winner == Side::white) {
            left -= cells;
        } else {  // foxes on that point are in the way of this step
            const Word blocked = bit(place.mirrored ? rows.mirrored_point(to) : to);
            Pairs::for_each(free, [&](int point) { left[point] &= cells[point] | blocked; });
        }
        return left.empty();
    });
    if (rows.symmetric()) image = image.mirrored(rows);
    rest &= image;
    return winner == Side::white ? asked - rest : rest;
}

}  // namespace

template <Side winner>
Pairs TwoFoxes<winner>::goose_turn(const Cursor& cursor, const Men& men, const Cells& wins) {
    const Pairs over = men.foxes_won(cursor.geese());
    const Pairs turn =
        after_goose_steps<winner>(cursor, men, wins, Pairs::on(cursor.free()) - over);
    return winner == Side::white ? turn : turn | over;
}

/// Where a step of a fox, or for White each of them, leads to where the side wins.
template <Side winner>
Pairs TwoFoxes<winner>::after_fox_steps(const Cursor& cursor, const Pairs& turn) const {
    const Word free = cursor.free();
    const Pairs all = Pairs::on(free);
    const Pairs helpful = winner == Side::black ? turn : all - turn;  // to Black
    Pairs reaching;
    Pairs::for_each(free, [&](int from) {
        Pairs::for_each(men_.fox_steps(bit(from)) & free,
                        [&](int to) { reaching[from] |= helpful[to]; });
    });
    reaching &= all;
    reaching |= reaching.transposed();
    return winner == Side::black ? reaching : all - reaching;
}

template <Side winner>
bool TwoFoxes<winner>::geese(const Cursor& cursor) {
    const Word free = cursor.free();
    const Pairs turn = goose_turn(cursor, men_, wins_);
    if (turn == pairs_at(turns_, cursor.index(), cursor.geese(), free)) return false;
    set_pairs(turns_, cursor.index(), cursor.geese(), free, turn);
    return true;
}

template <Side winner>
bool TwoFoxes<winner>::foxes(const Cursor& cursor, int round) {
    const Word free = cursor.free();
    const Pairs known = pairs_at(wins_, cursor.index(), cursor.geese(), free);
    const Pairs turn = pairs_at(turns_, cursor.index(), cursor.geese(), free);
    const Pairs quiet = after_fox_steps(cursor, turn);
    // Leaps lead to fewer geese, where nothing changes: what Black wins by them he wins at once.
    const bool leaps_matter =
        leaps_.must_leap() || (winner == Side::black ? round == 1 : !(quiet - known).empty());
    Pairs won = quiet;
    if (leaps_matter)
        won = leaps_.template joined<winner>(leaps_.template fate<winner>(cursor).of_both(), quiet);
    const Pairs over = men_.foxes_won(cursor.geese());
    won = winner == Side::white ? won - over : won | over;
    if ((won - known).empty()) return false;
    set_pairs(wins_, cursor.index(), cursor.geese(), free, won | known);
    return true;
}

template class TwoFoxes<Side::white>;
template class TwoFoxes<Side::black>;

void finish_two_foxes(Draft& draft, Block block) {
    const PairLeaps leaps(draft.men(), draft.chains());
    draft.tally(block, [&](const Cursor& cursor, Count& geese, Count& foxes) {
        const std::uint64_t i = cursor.index();
        const Word free = cursor.free();
        const auto read = [&](const Cells& cells) {
            return cells ? pairs_at(cells, i, cursor.geese(), free) : Pairs();
        };
        const rules::PerSide<Pairs> turn{read(draft.turns().white), read(draft.turns().black)};
        geese += draft.count(cursor, turn);
        foxes +=
            draft.count(cursor, {read(draft.truth().wins.white), read(draft.truth().wins.black)});
        if (!draft.wanted().chains) return;
        const auto close = [&]<Side winner>() {
            set_pairs(draft.turns()[winner], i, cursor.geese(), free,
                      leaps.amid_leaps<winner>(cursor, turn[winner]));
        };
        close.template operator()<Side::white>();
        if (draft.men().has_circles()) close.template operator()<Side::black>();
    });
}

}  // namespace refskak::search::tables
