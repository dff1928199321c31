#include "search/tables/draft.hpp"

namespace refskak::search::tables {

Draft::Draft(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* chains,
             Wanted wanted)
    : men_(men), sets_(sets), fewer_(fewer), chains_(chains), leaps_(men, chains), wanted_(wanted) {
    turns_.white = plane();
    if (men.has_circles()) turns_.black = plane();
}

Cells Draft::plane() const {
    return Cells(CellFormat::of(men_.rows().points(), sets_.geese()),
                 sets_.size() * men_.cells(sets_.geese()));
}

void Draft::heed(int distance) {
    for (int longest = longest_; longest < distance;)
        longest_.compare_exchange_weak(longest, distance);
}

void Draft::add(const Count& geese_turn, const Count& fox_turn) {
    const std::lock_guard lock(mutex_);
    truth_.goose_turn += geese_turn;
    truth_.fox_turn += fox_turn;
}

/// A set that is kept for its mirror image too.
bool Draft::counts_twice(const Cursor& cursor) const {
    const int middle = sets_.middle();
    return middle != Rows::no_row && !sets_.palindrome(men_.rows().pattern(cursor.geese(), middle));
}

Count Draft::count(const Cursor& cursor, Word white, Word black) const {
    const bool twice = counts_twice(cursor);
    const auto number = [&](Word word) {
        return static_cast<std::uint64_t>(std::popcount(word)) << (twice ? 1 : 0);
    };
    return {number(white), number(black), number(cursor.free() & ~white & ~black)};
}

Count Draft::count(const Cursor& cursor, const rules::PerSide<Pairs>& won) const {
    const bool twice = counts_twice(cursor);
    const auto number = [&](int places) {  // each place was counted with either fox as the first
        return static_cast<std::uint64_t>(places) >> (twice ? 0 : 1);
    };
    const int free = std::popcount(cursor.free());
    const int all = free * (free - 1);
    const int white = won.white.count();
    const int black = men_.has_circles() ? won.black.count() : all - white;
    return {number(white), number(black), number(all - white - black)};
}

Truth Draft::take() {
    truth_.longest = longest_;
    if (wanted_.chains) truth_.chains = std::move(turns_);
    return std::move(truth_);
}

}  // namespace refskak::search::tables
