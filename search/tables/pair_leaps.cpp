#include "search/tables/pair_leaps.hpp"

#include <optional>

namespace refskak::search::tables {

using rules::Side;

/// Where the foxes may stand once that goose is taken, in the middle of the turn, so that it serves
/// Black; the rows are the landing points.
template <Side winner>
Pairs PairLeaps::after_leap(const Cursor& cursor, int goose) const {
    const Pairs all = Pairs::on(cursor.free());
    if (chains_ == nullptr) return all;
    const Place place = cursor.without(goose);
    const Word free = men_.rows().all() & ~place.kept;
    Pairs won = pairs_at((*chains_)[winner], place.index, place.kept, free);
    if (place.mirrored) won = won.mirrored(men_.rows());
    return winner == Side::black ? all & won : all - won;
}

template <Side winner>
PairFate PairLeaps::fate(const Cursor& cursor) const {
    const Word free = cursor.free();
    PairFate result;
    Pairs::for_each(cursor.geese(), [&](int goose) {
        std::optional<Pairs> after;  // the same for all leaps over this goose
        for (const Men::Leap& leap : men_.leaps_over(goose)) {
            if ((free >> leap.from & free >> leap.landing & 1) == 0) continue;
            if (!after) after = after_leap<winner>(cursor, goose);
            const Word others = free & ~bit(leap.from) & ~bit(leap.landing);
            result.can_leap[leap.from] |= others;
            result.helpful[leap.from] |= (*after)[leap.landing] & others;
        }
    });
    return result;
}

template <Side winner>
Pairs PairLeaps::joined(const PairFate& leaps, const Pairs& otherwise) const {
    if (must_leap()) {
        const Pairs good = winner == Side::black ? leaps.helpful : leaps.can_leap - leaps.helpful;
        return good | (otherwise - leaps.can_leap);
    }
    return winner == Side::black ? otherwise | leaps.helpful : otherwise - leaps.helpful;
}

template PairFate PairLeaps::fate<Side::white>(const Cursor&) const;
template PairFate PairLeaps::fate<Side::black>(const Cursor&) const;
template Pairs PairLeaps::joined<Side::white>(const PairFate&, const Pairs&) const;
template Pairs PairLeaps::joined<Side::black>(const PairFate&, const Pairs&) const;

}  // namespace refskak::search::tables
