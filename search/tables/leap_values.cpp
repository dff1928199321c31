#include "search/tables/leap_values.hpp"

namespace refskak::search::tables {

using rules::Side;

template <Side winner>
Fate LeapValues::fate(const Cursor& cursor, Word asked) const {
    const Word free = cursor.free();
    Fate result;
    Word helpful = 0;  // to the fox
    for (Word rest = cursor.geese(); rest != 0; rest &= rest - 1) {
        const int goose = std::countr_zero(rest);
        const Word able = men_.fox_leaps(goose, free) & asked;
        if (able == 0) continue;
        result.can_leap |= able;
        Word good = winner == Side::black ? free : 0;
        if (chains_ != nullptr) {
            const Place place = cursor.without(goose);
            good = (*chains_)[winner].get(place.index, place.kept);
            if (place.mirrored) good = men_.rows().mirrored(good);
        }
        helpful |= men_.fox_leaps(goose, free & (winner == Side::black ? good : ~good)) & asked;
    }
    result.good = winner == Side::black ? helpful : asked & ~helpful;
    return result;
}

template Fate LeapValues::fate<Side::white>(const Cursor&, Word) const;
template Fate LeapValues::fate<Side::black>(const Cursor&, Word) const;

}  // namespace refskak::search::tables
