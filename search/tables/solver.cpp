#include "search/tables/solver.hpp"

#include <algorithm>

#include "search/tables/rounds.hpp"
#include "search/tables/sweep.hpp"

namespace refskak::search::tables {

using rules::Side;

namespace {

constexpr std::uint64_t piece = 4096;  // goose sets that a thread takes at a time

}  // namespace

Solver::Solver(const Men& men, const GooseSets& sets, const GooseSets* fewer, const Chains* leaps,
               Wanted wanted, const Crew& crew, std::atomic<std::uint64_t>& done)
    : draft_(men, sets, fewer, leaps, wanted), men_(men), sets_(sets), crew_(crew), done_(done) {}

Truth Solver::solve() {
    const CellFormat format = CellFormat::of(men_.rows().points(), sets_.geese());
    Truth& truth = draft_.truth();
    truth.wins.white = Cells(format, sets_.size());
    if (men_.has_circles()) truth.wins.black = Cells(format, sets_.size());
    if (draft_.wanted().distances && men_.has_circles())
        truth.distances = Distances(men_.rows().points() - sets_.geese(), sets_.size());
    if (men_.can_retreat()) {
        Rounds<Side::white>(draft_, {0, sets_.size()}, crew_).run();
        Rounds<Side::black>(draft_, {0, sets_.size()}, crew_).run();
        crew_.share(sets_.size(), piece, [this](std::uint64_t first, std::uint64_t last) {
            finish(draft_, {first, last - first});
            done_ += last - first;
        });
    } else {
        solve_heights();
    }
    return draft_.take();
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
    if (men_.has_circles())
        return crew_.share(static_cast<std::uint64_t>(to - from), 1,
                           [&](std::uint64_t i, std::uint64_t) {
                               solve_profile({from[i].first, from[i].size});
                           });
    const Profile& last_profile = *std::prev(to);
    const std::uint64_t size = last_profile.first + last_profile.size - from->first;
    crew_.share(size, piece, [&](std::uint64_t first, std::uint64_t last) {
        sweep(draft_, {from->first + first, last - first});
        done_ += last - first;
    });
}

void Solver::solve_profile(Block block) {
    const Crew alone = crew_.alone();
    Rounds<Side::white>(draft_, block, alone).run();
    Rounds<Side::black>(draft_, block, alone).run();
    finish(draft_, block);
    done_ += block.size;
}

Chains Solver::chains_of(rules::PerSide<Cells> wins) {
    crew_.share(sets_.size(), piece, [&](std::uint64_t first, std::uint64_t last) {
        Cursor cursor = draft_.cursor();
        const auto fill = [&]<Side winner>(std::uint64_t i, Word over) {
            const Word turn =
                over | after_goose_steps<winner>(cursor, men_.goose_steps(), wins[winner],
                                                 men_.rows(), cursor.free() & ~over);
            draft_.turns()[winner].set(i, draft_.leaps().amid_leaps<winner>(cursor, turn),
                                       cursor.geese());
        };
        for (std::uint64_t i = first; i < last; ++i) {
            cursor.seek(i);
            const Word over = men_.fox_won(cursor.geese());
            fill.template operator()<Side::white>(i, 0);
            if (men_.has_circles()) fill.template operator()<Side::black>(i, over);
        }
        done_ += last - first;
    });
    return std::move(draft_.turns());
}

}  // namespace refskak::search::tables
