#include "search/tables/solver.hpp"

#include <algorithm>

namespace refskak::search::tables {

using rules::Side;

namespace {

constexpr std::uint64_t piece = 4096;  // goose sets that a thread takes at a time

}  // namespace

Solver::Solver(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* leaps,
               Wanted wanted, const Crew& crew, std::atomic<std::uint64_t>& done)
    : men_(men),
      rows_(men.rows()),
      sets_(sets),
      fewer_(fewer),
      leaps_(leaps),
      wanted_(wanted),
      crew_(crew),
      done_(done),
      circles_(men.has_circles()) {
    const CellFormat format = CellFormat::of(rows_.points(), sets.geese());
    if (circles_ || wanted.chains) turns_.white = Cells(format, sets.size());
    if (circles_) turns_.black = Cells(format, sets.size());
}

Truth Solver::solve() {
    const CellFormat format = CellFormat::of(rows_.points(), sets_.geese());
    truth_.wins.white = Cells(format, sets_.size());
    if (circles_) truth_.wins.black = Cells(format, sets_.size());
    if (wanted_.distances && circles_)
        truth_.distances = Distances(rows_.points() - sets_.geese(), sets_.size());
    if (men_.can_retreat()) {
        rounds<Side::white>({0, sets_.size()}, crew_);
        rounds<Side::black>({0, sets_.size()}, crew_);
        crew_.share(sets_.size(), piece, [this](std::uint64_t first, std::uint64_t last) {
            finish({first, last - first});
        });
    } else {
        solve_heights();
    }
    truth_.longest = longest_;
    if (wanted_.chains) truth_.chains = std::move(turns_);
    return std::move(truth_);
}

Chains Solver::chains_of(rules::PerSide<Cells> wins) {
    truth_.wins = std::move(wins);
    crew_.share(sets_.size(), piece, [this](std::uint64_t first, std::uint64_t last) {
        Cursor cursor(men_, sets_, fewer_);
        for (std::uint64_t i = first; i < last; ++i) {
            cursor.seek(i);
            turns_.white.set(
                i,
                with_leaps(fate<Side::white>(cursor), goose_turn<Side::white>(cursor), Side::white),
                cursor.geese());
            if (circles_)
                turns_.black.set(i,
                                 with_leaps(fate<Side::black>(cursor),
                                            goose_turn<Side::black>(cursor), Side::black),
                                 cursor.geese());
        }
        done_ += last - first;
    });
    return std::move(turns_);
}

/// Profiles of one height depend on greater heights only.
void Solver::solve_heights() {
    const std::vector<Profile>& profiles = sets_.profiles();
    for (auto from = profiles.begin(); from != profiles.end();) {
        const auto to = std::find_if(from, profiles.end(), [&](const Profile& profile) {
            return profile.height != from->height;
        });
        if (circles_) {
            const auto count = static_cast<std::uint64_t>(to - from);
            crew_.share(count, 1, [&](std::uint64_t i, std::uint64_t) {
                const Profile& profile = from[static_cast<std::ptrdiff_t>(i)];
                const Block block{profile.first, profile.size};
                rounds<Side::white>(block, crew_.alone());
                rounds<Side::black>(block, crew_.alone());
                finish(block);
            });
        } else {
            const std::uint64_t end = std::prev(to)->first + std::prev(to)->size;
            crew_.share(end - from->first, piece, [&](std::uint64_t first, std::uint64_t last) {
                sweep({from->first + first, last - first});
            });
        }
        from = to;
    }
}

/// Without circles nothing is drawn, and one look settles a goose set.
void Solver::sweep(Block block) {
    Cursor cursor(men_, sets_, fewer_);
    Count geese;
    Count foxes;
    for (std::uint64_t i = block.first; i < block.first + block.size; ++i) {
        cursor.seek(i);
        const Word turn = goose_turn<Side::white>(cursor);
        const Fate leaps = fate<Side::white>(cursor);
        const Word won = fox_turn<Side::white>(cursor, turn, leaps);
        truth_.wins.white.set(i, won, cursor.geese());
        if (wanted_.chains)
            turns_.white.set(i, with_leaps(leaps, turn, Side::white), cursor.geese());
        geese += count(cursor, turn, cursor.free() & ~turn);
        foxes += count(cursor, won, cursor.free() & ~won);
    }
    done_ += block.size;
    const std::lock_guard lock(mutex_);
    truth_.goose_turn += geese;
    truth_.fox_turn += foxes;
}

/// Rounds until nothing changes. In a round White to move is looked at first, then Black to move:
/// each half reads what only the other half writes, so that the rounds are as if all sets were
/// looked at at once, and their number is the distance.
template <Side winner>
void Solver::rounds(Block block, const Crew& crew) {
    Marks next(block.size);  // goose sets with a changed neighbour
    Marks changed(block.size);
    next.set_all();
    const std::uint64_t words = std::max<std::uint64_t>(piece / Marks::per_word, 1);
    std::atomic<bool> any = true;
    for (int round = 1; any; ++round) {
        any = false;
        crew.share(next.words(), words, [&](std::uint64_t first, std::uint64_t last) {
            Cursor cursor(men_, sets_, fewer_);
            for (std::uint64_t word = first; word < last; ++word)
                next.take(word, [&](std::uint64_t i) {
                    cursor.seek(block.first + i);
                    if (look_at_geese<winner>(cursor) || round == 1) changed.set(i);
                });
        });
        crew.share(changed.words(), words, [&](std::uint64_t first, std::uint64_t last) {
            Cursor cursor(men_, sets_, fewer_);
            bool some = false;
            for (std::uint64_t word = first; word < last; ++word)
                changed.take(word, [&](std::uint64_t i) {
                    cursor.seek(block.first + i);
                    if (!look_at_fox<winner>(cursor, round)) return;
                    some = true;
                    cursor.origins([&](Place place) {
                        if (place.index - block.first < block.size)
                            next.set(place.index - block.first);
                    });
                });
            if (some) any = true;
        });
    }
}

template <Side winner>
bool Solver::look_at_geese(const Cursor& cursor) {
    Cells& turns = turns_[winner];
    const Word turn = goose_turn<winner>(cursor);
    if (turn == turns.get(cursor.index(), cursor.geese())) return false;
    turns.set(cursor.index(), turn, cursor.geese());
    return true;
}

template <Side winner>
bool Solver::look_at_fox(const Cursor& cursor, int round) {
    Cells& wins = truth_.wins[winner];
    const Word turn = turns_[winner].get(cursor.index(), cursor.geese());
    const Fate leaps = fate<winner>(cursor);
    const Word won = fox_turn<winner>(cursor, turn, leaps);
    const Word news = won & ~wins.get(cursor.index(), cursor.geese());
    if (news == 0) return false;
    wins.set(cursor.index(), won, cursor.geese());
    const Word free = cursor.free();
    const Word can_move = men_.fox_steps(free) | leaps.can_leap;
    const Word undecided = news & can_move & ~men_.fox_won(cursor.geese());
    if (truth_.distances) truth_.distances.set(cursor.index(), free, undecided, round);
    if (undecided != 0)
        for (int longest = longest_; longest < round;)
            longest_.compare_exchange_weak(longest, round);
    return true;
}

/// Counts, and turns the values with White to move into those amid leaps.
void Solver::finish(Block block) {
    Cursor cursor(men_, sets_, fewer_);
    Count geese;
    Count foxes;
    for (std::uint64_t i = block.first; i < block.first + block.size; ++i) {
        cursor.seek(i);
        const Word set = cursor.geese();
        const Word white = turns_.white.get(i, set);
        const Word black = turns_.black.get(i, set);
        geese += count(cursor, white, black);
        foxes += count(cursor, truth_.wins.white.get(i, set), truth_.wins.black.get(i, set));
        if (!wanted_.chains) continue;
        turns_.white.set(i, with_leaps(fate<Side::white>(cursor), white, Side::white), set);
        turns_.black.set(i, with_leaps(fate<Side::black>(cursor), black, Side::black), set);
    }
    done_ += block.size;
    const std::lock_guard lock(mutex_);
    truth_.goose_turn += geese;
    truth_.fox_turn += foxes;
}

/// Where the side wins with the geese to move. White needs one good step, Black wants all to be
/// bad or none to be there.
template <Side winner>
Word Solver::goose_turn(const Cursor& cursor) const {
    const Word over = men_.fox_won(cursor.geese());
    const Word open = cursor.free() & ~over;
    const Cells& wins = truth_.wins[winner];
    // What is kept as its mirror image is gathered apart and mirrored once.
    Word won = winner == Side::white ? 0 : open;
    Word image = rows_.symmetric() ? rows_.mirrored(won) : won;
    cursor.steps([&](int to, const Place& place) {
        const Word cell = wins.get(place.index, place.kept);
        Word& gathered = place.mirrored ? image : won;
        if constexpr (winner == Side::white) {
            gathered |= cell;
            return (open & ~won) == 0;
        } else {
            // A fox on that point is in the way of this step.
            gathered &= cell | bit(place.mirrored ? rows_.mirrored_point(to) : to);
            return gathered == 0;
        }
    });
    if (rows_.symmetric()) image = rows_.mirrored(image);
    if constexpr (winner == Side::white) return (won | image) & open;
    return (won & image) | over;
}

/// Where the side wins with the fox to move, given where it wins after a step of his.
template <Side winner>
Word Solver::fox_turn(const Cursor& cursor, Word after_step, Fate leaps) const {
    const Word over = men_.fox_won(cursor.geese());
    const Word free = cursor.free();
    const bool must_leap = men_.rules().compulsory;
    if constexpr (winner == Side::white) {
        const Word quiet = free & ~men_.fox_steps(free & ~after_step);
        const Word both = must_leap ? with_leaps(leaps, quiet, winner) : quiet & leaps.good;
        return both & ~over;
    } else {
        const Word quiet = free & men_.fox_steps(after_step);
        const Word either = must_leap ? with_leaps(leaps, quiet, winner) : quiet | leaps.good;
        return either | over;
    }
}

/// Where the side wins if the fox, who has just leapt, may leap on (or must, where leaping is
/// compulsory) and else ends his turn with the values `otherwise`.
Word Solver::with_leaps(Fate leaps, Word otherwise, Side winner) const {
    if (men_.rules().leaps == rules::hunt::Leaps::single && !men_.rules().compulsory)
        return otherwise;
    if (men_.rules().compulsory)
        return (leaps.can_leap & leaps.good) | (~leaps.can_leap & otherwise);
    return winner == Side::white ? leaps.good & otherwise : leaps.good | otherwise;
}

template <Side winner>
Solver::Fate Solver::fate(const Cursor& cursor) const {
    const Word free = cursor.free();
    Fate result{0, 0};
    for (Word rest = cursor.geese(); rest != 0; rest &= rest - 1) {
        const int goose = std::countr_zero(rest);
        const Word able = men_.fox_leaps(goose, free) & free;
        if (able == 0) continue;
        result.can_leap |= able;
        Word wins = winner == Side::black ? free : 0;
        if (leaps_ != nullptr) wins = read((*leaps_)[winner], cursor.without(goose));
        if constexpr (winner == Side::black)
            result.good |= men_.fox_leaps(goose, free & wins) & free;
        else
            result.good |= men_.fox_leaps(goose, free & ~wins) & free;
    }
    if constexpr (winner == Side::white) result.good = free & ~result.good;
    return result;
}

Word Solver::read(const Cells& cells, const Place& place) const {
    const Word cell = cells.get(place.index, place.kept);
    return place.mirrored ? rows_.mirrored(cell) : cell;
}

Count Solver::count(const Cursor& cursor, Word white, Word black) const {
    const int middle = sets_.middle();
    const bool twice =
        middle != Rows::no_row && !sets_.palindrome(rows_.pattern(cursor.geese(), middle));
    const auto number = [&](Word word) {
        return static_cast<std::uint64_t>(std::popcount(word)) << (twice ? 1 : 0);
    };
    return {number(white), number(black), number(cursor.free() & ~white & ~black)};
}

}  // namespace refskak::search::tables
