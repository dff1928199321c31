#include "search/tables/open.hpp"

#include <algorithm>
#include <thread>

#include "rules/fault.hpp"
#include "search/tables/climb.hpp"
#include "search/tables/crew.hpp"
#include "search/tables/memory_need.hpp"

namespace refskak::search::tables {

namespace {

/// Tables on demand are meant to be small.
constexpr std::uint64_t memory_on_demand = std::uint64_t{1} << 30;

/// How many geese, up to `wanted`, the memory suffices for.
int affordable(const rules::hunt::Hunt& game, int wanted) {
    const Men men(game);
    int geese = std::min(fewest_geese(game.rules(), wanted), wanted);
    const auto fits = [&](int count) {
        return memory_need(men, count, {men.keeps_distances(), true}, false) <= memory_on_demand;
    };
    while (geese < wanted && fits(geese + 1))
        ++geese;
    return geese;
}

void build(const rules::hunt::Hunt& game, int geese, const std::atomic<bool>* stop,
           Tables& tables) {
    const std::atomic<bool> never = false;
    const int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    SilentClimb silent;
    for (TableImage& image : climb(game, geese, {"", memory_on_demand, threads, true},
                                   stop == nullptr ? never : *stop, silent))
        tables.add(std::move(image));
}

}  // namespace

std::shared_ptr<const Oracle<rules::hunt::Hunt>> open(const rules::hunt::Hunt& game,
                                                      const TableSettings& settings,
                                                      std::vector<std::string>& complaints) {
    if (game.rules().foxes > 2 || !game.rules().has_plain_moves() ||
        (settings.directory.empty() && settings.geese_on_demand == 0))
        return nullptr;
    try {
        auto tables = std::make_shared<Tables>(game);
        const int wanted = std::min(settings.geese_on_demand, game.rules().geese);
        if (wanted > 0) {
            const int geese = affordable(game, wanted);
            if (geese < wanted)
                complaints.push_back("tables of " + std::to_string(wanted) +
                                     " geese are too large to be made on demand; " +
                                     std::to_string(geese) + " is the most for this game");
            build(game, geese, settings.stop, *tables);
        }
        if (!settings.directory.empty())
            for (std::string& complaint : tables->load(settings.directory))
                complaints.push_back(std::move(complaint));
        if (tables->empty()) return nullptr;
        return tables;
    } catch (const rules::Fault& fault) {
        complaints.push_back(std::string("no tables are used: ") + fault.what());
        return nullptr;
    } catch (const Interrupted&) {
        complaints.emplace_back("no tables are used: the solving was interrupted");
        return nullptr;
    }
}

}  // namespace refskak::search::tables
