#include "daemon/bench.hpp"

#include <chrono>
#include <thread>

#include "daemon/catalogue.hpp"

namespace refskak::daemon {

namespace {

constexpr std::size_t bench_hash = 16;
constexpr auto bench_poll = std::chrono::milliseconds(1);

struct Position {
    std::string variant;
    int depth;
};

const std::vector<Position>& positions() {
    static const std::vector<Position> list{
        {"foxgeese", 11}, {"foxgeese-sideways", 11}, {"refskak", 9},    {"huhnerhof", 11},
        {"twofoxes", 8},  {"gasetavl", 11},          {"wolfsheep", 16}, {"halatafl", 8},
        {"tablut", 5},    {"tablut-ashton", 5},      {"brandubh", 6},   {"hnefatafl", 4},
        {"wolffox", 7},   {"wolffox-nofences", 8}};
    return list;
}

/// Only counts.
class Counter final : public SearchObserver {
  public:
    std::uint64_t nodes = 0;

  private:
    void on_info(const Info&) override {}
    void on_current_move(int, const std::string&, int) override {}
    void on_best(const std::optional<std::string>&, const std::optional<std::string>&,
                 search::Score, std::uint64_t count) override {
        nodes = count;
    }
};

}  // namespace

void run_bench(const std::atomic<bool>& stop, const std::function<void(const std::string&)>& tell) {
    search::TranspositionTable table(bench_hash);
    std::vector<std::pair<std::string, std::uint64_t>> families;
    std::uint64_t total = 0;
    for (const auto& [name, depth] : positions()) {
        if (stop) return;
        table.clear();
        const Choice choice = Catalogue().choose(name);
        const std::unique_ptr<Session> session = open_session(choice.variant, table);
        search::Limits limits;
        limits.depth = depth;
        Counter counter;
        session->go(limits, {}, {}, counter);
        while (session->searching() && !stop)
            std::this_thread::sleep_for(bench_poll);
        if (stop) session->stop();
        session->wait();
        if (families.empty() || families.back().first != choice.variant.family)
            families.emplace_back(choice.variant.family, 0);
        families.back().second += counter.nodes;
        total += counter.nodes;
    }
    for (const auto& [family, nodes] : families)
        tell(family + " " + std::to_string(nodes));
    tell("Bench: " + std::to_string(total));
}

}  // namespace refskak::daemon
