#include "search/tables/solver.hpp"

#include <algorithm>
#include <vector>

#include "search/tables/one_fox.hpp"
#include "search/tables/rounds.hpp"
#include "search/tables/sweep.hpp"
#include "search/tables/two_foxes.hpp"

namespace refskak::search::tables {

using rules::Side;

namespace {

constexpr std::uint64_t piece = 4096;  // goose sets that a thread takes at a time

template <template <Side> class Look>
void settle_by(Draft& draft, Block block, const Crew& crew) {
    Rounds<Look<Side::white>>(draft, block, crew).run();
    if (draft.men().has_circles()) Rounds<Look<Side::black>>(draft, block, crew).run();
}

}  // namespace

Solver::Solver(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* leaps,
               Wanted wanted, const Crew& crew, std::atomic<std::uint64_t>& done)
    : draft_(men, sets, fewer, leaps, wanted), men_(men), sets_(sets), crew_(crew), done_(done) {}

Truth Solver::solve() {
    Truth& truth = draft_.truth();
    truth.wins.white = draft_.plane();
    if (men_.has_circles()) truth.wins.black = draft_.plane();
    if (draft_.wanted().distances && men_.keeps_distances())
        truth.distances = Distances(men_.rows().points() - sets_.geese(), sets_.size());
    if (men_.can_retreat()) {
        settle({0, sets_.size()}, crew_);
        crew_.share(sets_.size(), piece, [this](std::uint64_t first, std::uint64_t last) {
            finish({first, last - first});
            done_ += last - first;
        });
    } else {
        solve_heights();
    }
    return draft_.take();
}

void Solver::settle(Block block, const Crew& crew) {
    if (men_.foxes() == 1)
        settle_by<OneFox>(draft_, block, crew);
    else
        settle_by<TwoFoxes>(draft_, block, crew);
}

void Solver::finish(Block block) {
    if (men_.foxes() == 1)
        finish_one_fox(draft_, block);
    else
        finish_two_foxes(draft_, block);
}

/// Profiles of one height depend on greater heights only.
void Solver::solve_heights() {
    const Profile* const end = sets_.profiles().data() + sets_.profiles().size();
    for (const Profile* from = sets_.profiles().data(); from != end;) {
        const Profile* const to = std::find_if(
            from, end, [&](const Profile& profile) { return profile.height != from->height; });
        solve_height(from, to);
        from = to;
    }
}

void Solver::solve_height(const Profile* from, const Profile* to) {
    if (men_.has_circles() || men_.foxes() > 1) return solve_profiles(from, to);
    const Profile& last_profile = *std::prev(to);
    const std::uint64_t size = last_profile.first + last_profile.size - from->first;
    crew_.share(size, piece, [&](std::uint64_t first, std::uint64_t last) {
        sweep(draft_, {from->first + first, last - first});
        done_ += last - first;
    });
}

/// The largest first, so that no thread is left with one of them when the others have none.
void Solver::solve_profiles(const Profile* from, const Profile* to) {
    std::vector<Profile> profiles(from, to);
    std::stable_sort(profiles.begin(), profiles.end(),
                     [](const Profile& a, const Profile& b) { return a.size > b.size; });
    crew_.share(profiles.size(), 1, [&](std::uint64_t i, std::uint64_t) {
        solve_profile({profiles[i].first, profiles[i].size});
    });
}

void Solver::solve_profile(Block block) {
    settle(block, crew_.alone());
    finish(block);
    done_ += block.size;
}

Chains Solver::chains_of(rules::PerSide<Cells> wins) {
    crew_.share(sets_.size(), piece, [&](std::uint64_t first, std::uint64_t last) {
        Cursor cursor = draft_.cursor();
        for (std::uint64_t i = first; i < last; ++i) {
            cursor.seek(i);
            men_.foxes() == 1 ? fill_one_fox(cursor, wins) : fill_two_foxes(cursor, wins);
        }
        done_ += last - first;
    });
    return std::move(draft_.turns());
}

void Solver::fill_one_fox(Cursor& cursor, const rules::PerSide<Cells>& wins) {
    const Word over = men_.fox_won(cursor.geese());
    const auto fill = [&]<Side winner>(Word at_once) {
        const Word turn =
            at_once | after_goose_steps<winner>(cursor, men_.goose_steps(), wins[winner],
                                                men_.rows(), cursor.free() & ~over);
        draft_.turns()[winner].set(cursor.index(), draft_.leaps().amid_leaps<winner>(cursor, turn),
                                   cursor.geese());
    };
    fill.template operator()<Side::white>(0);
    if (men_.has_circles()) fill.template operator()<Side::black>(over);
}

void Solver::fill_two_foxes(Cursor& cursor, const rules::PerSide<Cells>& wins) {
    const PairLeaps leaps(men_, draft_.chains());
    const auto fill = [&]<Side winner>() {
        const Pairs turn = TwoFoxes<winner>::goose_turn(cursor, men_, wins[winner]);
        set_pairs(draft_.turns()[winner], cursor.index(), cursor.geese(), cursor.free(),
                  leaps.amid_leaps<winner>(cursor, turn));
    };
    fill.template operator()<Side::white>();
    if (men_.has_circles()) fill.template operator()<Side::black>();
}

}  // namespace refskak::search::tables
