#pragma once

#include <algorithm>

#include "rules/halatafl/halatafl.hpp"
#include "search/evaluation/halatafl_weights.hpp"

/// How the features of a position of Halatafl are counted.
namespace refskak::search::halatafl {

using namespace rules;
using namespace rules::halatafl;
using leaping::PointSet;

/// The rules' sets that counting needs, and those of its own.
struct Places {
    explicit Places(const Halatafl& game)
        : ways(game.ways()), points(game.board().points()), ends(points & ~game.corners()) {
        const int last = game.board().ranks() - 1;
        for (const Point point : points) {
            const auto [file, rank] = game.board().cell(point);
            if (file == 0 || file == last) side_files.set(point);
            if (std::min({file, rank, last - file, last - rank}) >= 2) centre.set(point);
            if (rank >= last - 1) far_ahead.white.set(point);
            if (rank <= 1) far_ahead.black.set(point);
        }
    }

    Ways ways;
    PointSet points;
    PointSet ends;  // where a turn may end
    PointSet side_files;
    PointSet centre;
    PerSide<PointSet> far_ahead;  // the last two ranks
};

template <class Sink>
class SideCounter {
  public:
    SideCounter(const Places& places, const Position& p, Side side, Sink& sink)
        : places_(places),
          ways_(places.ways),
          side_(side),
          own_(p.men[side]),
          foes_(p.men[!side]),
          free_(places.points & ~(own_ | foes_)),
          sink_(sink),
          moves_(p.side == side) {}

    void count() {
        sink_.add(man, own_.count());
        count_danger();
        count_places();
        count_moves();
        if (moves_) sink_.add(to_move, 1);
    }

  private:
    /// Men whom a single leap takes.
    void count_danger() {
        PointSet taken;
        for_each_way([&](auto way) {
            taken |= shifted<way_shifts[way]>(
                foes_ & ways_.template leapers<way>(own_, free_ & places_.ends));
        });
        if (taken.empty()) return;
        sink_.add(moves_ ? threatened_to_move : threatened, 1);
        sink_.add(moves_ ? also_threatened_to_move : also_threatened, taken.count() - 1);
    }

    void count_places() {
        sink_.add(man_at_side, (own_ & places_.side_files).count());
        sink_.add(man_in_centre, (own_ & places_.centre).count());
        sink_.add(man_far_ahead, (own_ & places_.far_ahead[side_]).count());
    }

    void count_moves() {
        const PointSet ends = free_ & places_.ends;
        PointSet stepping;
        PointSet leaping;
        int steps = 0;
        for_each_way([&](auto way) {
            leaping |= ways_.template leapers<way>(own_ | foes_, free_);
            if (!leads_ahead(side_, way)) return;
            const PointSet able = own_ & ways_.step_from(way) & shifted<-way_shifts[way]>(ends);
            steps += able.count();
            stepping |= able;
        });
        sink_.add(step, steps);
        sink_.add(stepping_man, stepping.count());
        sink_.add(leaping_man, (own_ & leaping).count());
    }

    const Places& places_;
    const Ways& ways_;
    Side side_;
    PointSet own_;
    PointSet foes_;
    PointSet free_;
    Sink& sink_;
    bool moves_;
};

/// Counts for both sides; White's sink and Black's.
template <class Sink>
void count_features(const Places& places, const Position& p, Sink& white, Sink& black) {
    SideCounter<Sink>(places, p, Side::white, white).count();
    SideCounter<Sink>(places, p, Side::black, black).count();
    const int lead = p.men.white.count() - p.men.black.count();
    const int all = std::max(1, (p.men.white | p.men.black).count());
    white.add(lead_over_all, lead * 32 / all);
}

}  // namespace refskak::search::halatafl
