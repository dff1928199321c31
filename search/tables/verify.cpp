#include "search/tables/verify.hpp"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <unordered_map>
#include <vector>

#include "rules/fault.hpp"
#include "search/tables/layout.hpp"

namespace refskak::search::tables {

using rules::MoveList;
using rules::Side;
using rules::Verdict;
using rules::hunt::Hunt;
using rules::leaping::PointSet;

namespace {

constexpr std::uint64_t all_blocks_up_to = 64;
constexpr std::uint64_t fewest_blocks = 16;
constexpr std::uint64_t one_block_in = 1000;

/// What follows from the positions two plies on.
class Deduction {
  public:
    Deduction(const Hunt& game, const Tables& tables) : game_(game), tables_(tables) {}

    Judgement fox_turn(const Hunt::Position& p) {
        if (const auto over = game_.decided(p); over.decided()) return {over.verdict, 0};
        fox_moves_.clear();
        game_.generate(p, fox_moves_);
        if (fox_moves_.empty()) return {game_.no_move(p).verdict, 0};
        Best best(Side::black);
        for (const Hunt::Move& move : fox_moves_) {
            const Hunt::Position next = game_.after(p, move);
            const Judgement judgement = move.taken == 0 ? remembered(next) : goose_turn(next);
            best.add(judgement.verdict, move.taken == 0 ? judgement.distance : 0);
        }
        Judgement result = best.result();
        if (result.verdict == Verdict::black) ++result.distance;
        if (!table(p.geese.count()).header().distances) result.distance = 0;
        return result;
    }

  private:
    /// The best that one side can choose, the soonest if it wins, the latest if it loses.
    class Best {
      public:
        explicit Best(Side side) : won_(side == Side::white ? Verdict::white : Verdict::black) {}
        void add(Verdict verdict, int delay) {
            const int value = verdict == won_ ? 1 : verdict == Verdict::draw ? 0 : -1;
            const int order = value > 0 ? -delay : delay;
            if (any_ && (value < value_ || (value == value_ && order <= order_))) return;
            any_ = true;
            value_ = value;
            order_ = order;
            found_ = {verdict, verdict == Verdict::draw ? 0 : delay};
        }
        Judgement result() const { return found_; }

      private:
        Verdict won_;
        bool any_ = false;
        int value_ = 0;
        int order_ = 0;
        Judgement found_;
    };

    /// `goose_turn` of what the foxes' steps lead to: most lead to what others lead to as well.
    Judgement remembered(const Hunt::Position& p) {
        if (p.geese != geese_) known_.clear();
        geese_ = p.geese;
        const auto [known, fresh] = known_.try_emplace(p.foxes.word());
        if (fresh) known->second = goose_turn(p);
        return known->second;
    }

    Judgement goose_turn(const Hunt::Position& p) {
        if (const auto over = game_.decided(p); over.decided()) return {over.verdict, 0};
        goose_moves_.clear();
        game_.generate(p, goose_moves_);
        if (goose_moves_.empty()) return {game_.no_move(p).verdict, 0};
        const Table& table = this->table(p.geese.count());
        Best best(Side::white);
        for (const Hunt::Move& move : goose_moves_) {
            const Hunt::Position next = game_.after(p, move);
            const Word foxes = next.foxes.word();
            const auto verdict = table.value(next.geese.word(), foxes);
            if (!verdict) throw damage(p.geese.count());
            const bool no_way_back = !tables_.men().can_retreat() &&
                                     game_.board().rank(move.to) > game_.board().rank(move.from);
            best.add(*verdict, no_way_back ? 0 : table.distance(next.geese.word(), foxes));
        }
        Judgement result = best.result();
        if (result.verdict == Verdict::white) ++result.distance;
        return result;
    }

    const Table& table(int geese) const {
        const Table* const found = tables_.table(geese);
        if (found == nullptr) throw damage(geese);
        return *found;
    }
    static rules::Fault damage(int geese) {
        return rules::Fault("the table of " + std::to_string(geese) +
                            " geese is damaged or missing: nothing above it can be verified");
    }

    const Hunt& game_;
    const Tables& tables_;
    PointSet geese_;
    std::unordered_map<Word, Judgement> known_;  // by the foxes, against `geese_`
    MoveList<Hunt::Move> fox_moves_;
    MoveList<Hunt::Move> goose_moves_;
};

std::vector<std::uint64_t> chosen_blocks(std::uint64_t blocks) {
    if (blocks <= all_blocks_up_to) {
        std::vector<std::uint64_t> all(blocks);
        std::iota(all.begin(), all.end(), std::uint64_t{0});
        return all;
    }
    std::mt19937_64 random(std::random_device{}());
    const std::uint64_t count = std::max(fewest_blocks, blocks / one_block_in + 1);
    std::set<std::uint64_t> chosen;
    while (chosen.size() < count)
        chosen.insert(random() % blocks);
    return {chosen.begin(), chosen.end()};
}

/// Where the foxes can stand against some geese.
std::vector<PointSet> places(const Hunt& game, PointSet geese) {
    std::vector<PointSet> result;
    const PointSet free = game.board().points() & ~geese;
    for (const rules::Point fox : free) {
        if (game.rules().foxes == 1)
            result.push_back(PointSet{fox});
        else
            for (const rules::Point other : free)
                if (other.number > fox.number) result.push_back(PointSet{fox} | PointSet{other});
    }
    return result;
}

}  // namespace

Verification verify(const Hunt& game, const Tables& tables, int geese, const Crew& crew) {
    const Table& table = *tables.table(geese);
    const std::uint64_t sets = table.sets().size();
    const int fox_count = game.rules().foxes;
    const std::uint64_t block_sets = layout::block_sets(fox_count);
    const std::vector<std::uint64_t> blocks = chosen_blocks(layout::blocks(sets, fox_count));
    std::atomic<std::uint64_t> positions = 0;
    std::atomic<std::uint64_t> faults = 0;
    crew.share(blocks.size(), 1, [&](std::uint64_t i, std::uint64_t) {
        Deduction deduction(game, tables);
        const std::uint64_t first = blocks[i] * block_sets;
        for (std::uint64_t set = first; set < std::min(first + block_sets, sets); ++set) {
            Hunt::Position p;
            p.side = Side::black;
            p.geese = PointSet{table.sets().set(set)};
            for (const PointSet foxes : places(game, p.geese)) {
                p.foxes = foxes;
                const Judgement expected = deduction.fox_turn(p);
                const Word men = p.geese.word();
                const bool agrees = table.value(men, foxes.word()) == expected.verdict &&
                                    table.distance(men, foxes.word()) ==
                                        std::min(expected.distance, Distances::most);
                ++positions;
                if (!agrees) ++faults;
            }
        }
    });
    return {positions, faults, sets * places(game, PointSet{table.sets().set(0)}).size()};
}

}  // namespace refskak::search::tables
