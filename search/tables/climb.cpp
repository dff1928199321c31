#include "search/tables/climb.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>

#include "rules/fault.hpp"
#include "search/tables/directory_lock.hpp"
#include "search/tables/memory_need.hpp"
#include "search/tables/solver.hpp"
#include "search/tables/table.hpp"
#include "search/tables/watcher.hpp"

namespace refskak::search::tables {

namespace {

using Clock = std::chrono::steady_clock;

class Climber {
  public:
    Climber(const rules::hunt::Hunt& game, int most, const ClimbOrder& order,
            const std::atomic<bool>& stop, ClimbListener& listener)
        : men_(game), most_(most), order_(order), crew_(order.threads, stop), listener_(listener) {}

    /// Whether all files are there from `fewest` on, so that nothing is to be solved.
    bool complete(int fewest) {
        for (geese_ = fewest; geese_ <= most_; ++geese_)
            if (order_.directory.empty() || !std::filesystem::exists(path())) return false;
        return true;
    }
    void step(int geese, bool chains) {
        geese_ = geese;
        chains_wanted_ = chains && geese < most_;
        sets_ = std::make_unique<GooseSets>(men_.rows(), geese);
        if (!take_from_file()) solve();
        fewer_ = std::move(sets_);
    }
    std::vector<TableImage> images() { return std::move(images_); }

  private:
    std::string path() const { return order_.directory + "/" + file_name(men_, geese_); }
    Wanted wanted() const { return {order_.distances && men_.keeps_distances(), chains_wanted_}; }
    const GooseSets* fewer() const { return chains_.white ? fewer_.get() : nullptr; }
    const Chains* leaps() const { return chains_.white ? &chains_ : nullptr; }

    std::uint64_t need(Wanted wanted) const {
        return memory_need(men_, geese_, wanted, leaps() == nullptr);
    }
    Wanted affordable() const {
        Wanted result = wanted();
        if (need(result) > order_.memory) result.distances = false;
        if (need(result) > order_.memory)
            throw rules::Fault(std::to_string(geese_) + " geese need " + gibibytes(need(result)) +
                               " of memory, more than the " + gibibytes(order_.memory) +
                               " allowed");
        return result;
    }
    auto teller() const {
        return [this](std::uint64_t done) { listener_.on_progress(geese_, done, sets_->size()); };
    }

    bool take_from_file() {
        if (order_.directory.empty() || !std::filesystem::exists(path())) return false;
        try {
            read_file();
        } catch (const rules::Fault& fault) {
            throw rules::Fault("table '" + path() + "' cannot be used: " + fault.what());
        }
        return true;
    }
    void read_file() {
        BlockCache cache;
        const auto table = open_table(men_, path(), geese_, cache);
        if (chains_wanted_) {
            std::atomic<std::uint64_t> done = 0;
            const Watcher watcher(done, teller());
            Solver solver(men_, *sets_, fewer(), leaps(), {false, true}, crew_, done);
            chains_ = solver.chains_of(table->cells(crew_));
        }
        listener_.on_step({table->header(), true, 0, std::filesystem::file_size(path()), 0});
    }

    void solve() {
        const Wanted wanted = affordable();
        Step step;
        step.memory = need(wanted);
        const auto begun = Clock::now();
        Truth truth = solved(wanted);
        step.seconds = std::chrono::duration<double>(Clock::now() - begun).count();
        Header& header = step.header;
        header.game = game_text(men_);
        header.geese = geese_;
        header.sets = sets_->size();
        header.draws = men_.has_circles();
        header.distances = static_cast<bool>(truth.distances);
        header.longest = truth.longest;
        header.fox_turn = truth.fox_turn;
        header.goose_turn = truth.goose_turn;
        chains_ = std::move(truth.chains);
        step.bytes = write(header, truth);
        listener_.on_step(step);
    }

    Truth solved(Wanted wanted) {
        std::atomic<std::uint64_t> done = 0;
        const Watcher watcher(done, teller());
        return Solver(men_, *sets_, fewer(), leaps(), wanted, crew_, done).solve();
    }

    std::uint64_t write(const Header& header, const Truth& truth) {
        if (order_.directory.empty()) {
            MemorySink sink;
            write_table(header, men_, *sets_, truth, crew_, sink);
            images_.emplace_back(sink.take());
            return images_.back().bytes().size();
        }
        FileSink sink(path());
        write_table(header, men_, *sets_, truth, crew_, sink);
        sink.commit();
        return std::filesystem::file_size(path());
    }

    Men men_;
    int most_;
    ClimbOrder order_;
    Crew crew_;
    ClimbListener& listener_;
    int geese_ = 0;
    bool chains_wanted_ = false;  // the next goose number will be solved
    std::unique_ptr<GooseSets> sets_;
    std::unique_ptr<GooseSets> fewer_;
    Chains chains_;
    std::vector<TableImage> images_;
};

}  // namespace

int fewest_geese(const rules::hunt::Ruleset& rules, int most) {
    return rules.leaps == rules::hunt::Leaps::off ? most : std::max(1, rules.min_geese);
}

std::vector<TableImage> climb(const rules::hunt::Hunt& game, int most, const ClimbOrder& order,
                              const std::atomic<bool>& stop, ClimbListener& listener) {
    if (game.rules().foxes > 2) throw rules::Fault("tables are made for one fox or two");
    if (!game.rules().has_plain_moves())
        throw rules::Fault(
            "no tables are made for games with points, between, fortress or extra-steps");
    if (!order.directory.empty()) {
        std::error_code error;
        std::filesystem::create_directories(order.directory, error);
        if (error) throw rules::Fault("directory '" + order.directory + "': " + error.message());
    }
    Climber climber(game, most, order, stop, listener);
    const int fewest = fewest_geese(game.rules(), most);
    const bool solves = !climber.complete(fewest);
    std::optional<DirectoryLock> lock;
    if (solves && !order.directory.empty()) lock.emplace(order.directory);
    for (int geese = fewest; geese <= most; ++geese)
        climber.step(geese, solves);
    return climber.images();
}

}  // namespace refskak::search::tables
