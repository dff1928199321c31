#include "rules/halatafl/leaps.hpp"

namespace refskak::rules::halatafl {

namespace {

using leaping::Move;
using leaping::PointSet;

/// The points that leaps over own men reach from `seeds`; `over_own` holds where those start.
PointSet spread(const Ways::PerWay& over_own, PointSet seeds) {
    PointSet reached;
    for (PointSet fresh = seeds; fresh;) {
        PointSet landings;
        for_each_way(
            [&](auto way) { landings |= shifted<2 * way_shifts[way]>(fresh & over_own[way]); });
        fresh = landings & ~reached & ~seeds;
        reached |= landings;
    }
    return reached;
}

/// The cases of a chain: men taken, and the points where the man can then stand. In the order of
/// the number of men taken. No heap and nothing set up: a list for each man who takes would cost
/// more than the leaps.
class Cases {
  public:
    std::size_t size() const { return size_; }
    bool full() const { return size_ == most; }
    PointSet taken(std::size_t i) const { return PointSet{taken_[i]}; }
    PointSet reached(std::size_t i) const { return PointSet{reached_[i]}; }

    void reach(std::size_t i, PointSet points) { reached_[i] |= points.word(); }
    /// Adds points to a case, which may be new; nothing when there is no room for it.
    void add(PointSet taken, PointSet points) {
        std::size_t i = 0;
        while (i < size_ && taken_[i] != taken.word())
            ++i;
        if (i == size_) {
            if (full()) return;
            taken_[size_] = taken.word();
            reached_[size_++] = 0;
        }
        reach(i, points);
    }

  private:
    static constexpr std::size_t most = 128;
    std::uint64_t taken_[most];
    std::uint64_t reached_[most];
    std::size_t size_ = 0;
};

}  // namespace

Leaps::Leaps(const Ways& ways, const Position& p, Side side, PointSet points)
    : ways_(ways), own_(p.men[side]), enemies_(p.men[!side]), free_(points & ~(own_ | enemies_)) {
    for_each_way([&](auto way) {
        over_own_[way] = ways.leapers<way>(own_, free_);
        over_own_any_ |= over_own_[way];
        taking_ |= ways.leapers<way>(enemies_, free_);
    });
}

PointSet Leaps::peaceful(Point man) const {
    if (!over_own_any_.test(man)) return {};
    Ways::PerWay over_own;
    for_each_way([&](auto way) {
        // He is not there to be leapt over himself.
        over_own[way] = over_own_[way] & ~shifted<-way_shifts[way]>(PointSet(man));
    });
    return spread(over_own, PointSet(man));
}

bool Leaps::takes(Point man, PointSet reached) const {
    if (taking_ & (reached | PointSet(man))) return true;
    if (reached.empty()) return false;
    PointSet back_home;
    for_each_way([&](auto way) { back_home |= ways_.leapers<way>(enemies_, PointSet(man)); });
    return !(back_home & reached).empty();
}

bool Leaps::append_taking(Point man, PointSet reached, PointSet ends, MoveList<Move>& list) const {
    const std::size_t first = list.size();
    const PointSet own = own_ & ~PointSet(man);
    Cases cases;
    cases.add({}, reached | PointSet(man));
    for (std::size_t i = 0; i < cases.size(); ++i) {
        const PointSet taken = cases.taken(i);
        const PointSet free = free_ | PointSet(man) | taken;
        if (!taken.empty()) {
            Ways::PerWay over_own;
            for_each_way([&](auto way) { over_own[way] = ways_.leapers<way>(own, free); });
            cases.reach(i, spread(over_own, cases.reached(i)));
            for (const Point to : cases.reached(i) & ends)
                list.push({man, to, taken.word()});
        }
        for_each_way([&](auto way) {
            constexpr int shift = way_shifts[way];
            const PointSet from = cases.reached(i) & ways_.leapers<way>(enemies_ & ~taken, free);
            for (const Point over : shifted<shift>(from))
                cases.add(taken | PointSet(over), shifted<shift>(PointSet(over)));
        });
        if (cases.full()) {
            list.shrink(first);
            return false;
        }
    }
    return true;
}

}  // namespace refskak::rules::halatafl
