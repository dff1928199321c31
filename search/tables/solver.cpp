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
      circles_(men.has_circles()),
      must_leap_(men.rules().compulsory),
      single_leap_(men.rules().leaps == rules::hunt::Leaps::single) {
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
            const Word set = cursor.geese();
            const Word white = goose_turn<Side::white>(cursor, 0);
            turns_.white.set(i, amid_leaps<Side::white>(cursor, white), set);
            if (!circles_) continue;
            const Word black = goose_turn<Side::black>(cursor, 0);
            turns_.black.set(i, amid_leaps<Side::black>(cursor, black), set);
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
        const Word turn = goose_turn<Side::white>(cursor, 0);
        const Word quiet = after_steps<Side::white>(cursor, turn);
        Word won = 0;
        if ((turn | quiet) != 0 || must_leap_) {  // else no leap can help White
            const Fate leaps = fate<Side::white>(cursor);
            won = fox_turn<Side::white>(cursor, quiet, leaps);
            truth_.wins.white.set(i, won, cursor.geese());
            if (wanted_.chains)
                turns_.white.set(i, single_leap_ ? turn : joined(leaps, turn, Side::white),
                                 cursor.geese());
        }
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
    const Word known = turns.get(cursor.index(), cursor.geese());
    const Word turn = goose_turn<winner>(cursor, known);
    if (turn == known) return false;
    turns.set(cursor.index(), turn, cursor.geese());
    return true;
}

template <Side winner>
bool Solver::look_at_fox(const Cursor& cursor, int round) {
    Cells& wins = truth_.wins[winner];
    const Word turn = turns_[winner].get(cursor.index(), cursor.geese());
    const Word known = wins.get(cursor.index(), cursor.geese());
    const Word quiet = after_steps<winner>(cursor, turn);
    const bool nothing_by_steps = !must_leap_ && (quiet & ~known) == 0;
    if (nothing_by_steps && (round > 1 || winner == Side::white)) return false;
    // Leaps lead to fewer geese, where nothing changes: what Black wins by them he wins at once.
    const bool leaps_matter = round == 1 || winner == Side::white || must_leap_;
    const Fate leaps = leaps_matter ? fate<winner>(cursor) : Fate{0, 0};
    const Word won = fox_turn<winner>(cursor, quiet, leaps) | known;
    const Word news = won & ~known;
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
        turns_.white.set(i, amid_leaps<Side::white>(cursor, white), set);
        turns_.black.set(i, amid_leaps<Side::black>(cursor, black), set);
    }
    done_ += block.size;
    const std::lock_guard lock(mutex_);
    truth_.goose_turn += geese;
    truth_.fox_turn += foxes;
}

/// Where the side wins with the geese to move; it is known to win where `known` says. White needs
/// one good step, Black wants all to be bad or none to be there.
template <Side winner>
Word Solver::goose_turn(const Cursor& cursor, Word known) const {
    const Word over = men_.fox_won(cursor.geese());
    const Word open = cursor.free() & ~over;
    const Cells& wins = truth_.wins[winner];
    // What is kept as its mirror image is gathered apart and mirrored once.
    Word won = winner == Side::white ? known : open;
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

/// Where a step of the fox, or for White each of his steps, leads to where the side wins.
template <Side winner>
Word Solver::after_steps(const Cursor& cursor, Word turn) const {
    const Word free = cursor.free();
    if constexpr (winner == Side::white) return free & ~men_.fox_steps(free & ~turn);
    return free & men_.fox_steps(turn);
}

/// Where the side wins with the fox to move, given what his steps and his leaps do for it.
template <Side winner>
Word Solver::fox_turn(const Cursor& cursor, Word quiet, Fate leaps) const {
    const Word over = men_.fox_won(cursor.geese());
    if constexpr (winner == Side::white) return joined(leaps, quiet, winner) & ~over;
    return joined(leaps, quiet, winner) | over;
}

/// What leaps and the other choice come to: the fox may choose, or must leap where he can.
Word Solver::joined(Fate leaps, Word otherwise, Side winner) const {
    if (must_leap_) return (leaps.can_leap & leaps.good) | (~leaps.can_leap & otherwise);
    return winner == Side::white ? leaps.good & otherwise : leaps.good | otherwise;
}

/// Where the side wins when the fox has just leapt: he leaps on, or ends his turn with the values
/// `turn`.
template <Side winner>
Word Solver::amid_leaps(const Cursor& cursor, Word turn) const {
    return single_leap_ ? turn : joined(fate<winner>(cursor), turn, winner);
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
