#include "search/tables/tables.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "rules/fault.hpp"

namespace refskak::search::tables {

using rules::Side;
using rules::Verdict;

namespace {

Verdict win_of(Side side) { return side == Side::white ? Verdict::white : Verdict::black; }

/// 1 when `side` wins, -1 when it loses, 0 for a draw.
int worth(Verdict verdict, Side side) {
    if (verdict == Verdict::draw) return 0;
    return verdict == win_of(side) ? 1 : -1;
}

}  // namespace

/// `delay`: the distance of the position it leads to, 0 where there is no way back.
struct Tables::Option {
    Move move;
    Verdict verdict;
    int delay;
};

Tables::Tables(const Hunt& game, int cache_bits)
    : game_(game), men_(game), cache_(std::make_unique<BlockCache>(cache_bits)) {}

bool Tables::empty() const {
    return std::all_of(tables_.begin(), tables_.end(),
                       [](const auto& table) { return table == nullptr; });
}

void Tables::add(TableImage image) {
    auto table = std::make_unique<Table>(men_, std::move(image), *cache_);
    const auto geese = static_cast<std::size_t>(table->header().geese);
    tables_[geese] = std::move(table);
}

std::vector<std::string> Tables::load(const std::string& directory) {
    std::error_code error;
    if (!std::filesystem::is_directory(directory, error))
        return {"table directory '" + directory + "' is gone"};
    std::vector<std::string> complaints;
    for (int geese = 1; geese < men_.rows().points(); ++geese) {
        const std::string path = directory + "/" + file_name(men_, geese);
        const bool exists = std::filesystem::exists(path, error);
        if (error) return {"no table is used: " + error.message() + ": '" + path + "'"};
        if (!exists) continue;
        try {
            tables_[static_cast<std::size_t>(geese)] = open_table(men_, path, geese, *cache_);
        } catch (const rules::Fault& fault) {
            complaints.push_back("table '" + path + "' is not used: " + fault.what());
        }
    }
    return complaints;
}

std::vector<std::string> Tables::faults() const {
    std::vector<std::string> lines;
    for (const auto& table : tables_)
        if (table != nullptr && table->broken())
            lines.push_back("the table of " + std::to_string(table->header().geese) +
                            " geese is damaged: it is not used");
    return lines;
}

std::optional<Verdict> Tables::glance(const Position& p) const {
    if (p.side != Side::black || p.foxes.count() != men_.foxes()) return std::nullopt;
    const Table* table = this->table(p.geese.count());
    if (table == nullptr) return std::nullopt;
    return table->value(p.geese.word(), p.foxes.word());
}

std::optional<Judgement> Tables::judge(const Position& p) const {
    if (const rules::Outcome over = game_.decided(p); over.decided())
        return Judgement{over.verdict, 0};
    if (p.side == Side::white || p.fox_in_hand) return judge_moves(p);
    const std::optional<Verdict> verdict = glance(p);
    if (!verdict) return std::nullopt;
    const int distance = *verdict == Verdict::draw
                             ? 0
                             : table(p.geese.count())->distance(p.geese.word(), p.foxes.word());
    return Judgement{*verdict, distance};
}

std::optional<Judgement> Tables::judge_moves(const Position& p) const {
    const auto options = this->options(p);
    if (!options) return std::nullopt;
    if (options->empty()) return Judgement{game_.no_move(p).verdict, 0};
    const auto better = [&](const Option& a, const Option& b) {
        const int value = worth(a.verdict, p.side);
        if (value != worth(b.verdict, p.side)) return value > worth(b.verdict, p.side);
        return value > 0 ? a.delay < b.delay : a.delay > b.delay;
    };
    const Option& best = *std::min_element(options->begin(), options->end(), better);
    const int own = best.verdict == win_of(p.side) && holds_distances(p) ? 1 : 0;
    return Judgement{best.verdict, best.delay + own};
}

bool Tables::holds_distances(const Position& p) const {
    const Table* own = table(p.geese.count());
    return own != nullptr && own->header().distances;
}

/// Every legal move with what it leads to; nothing when one of them leads out of the tables.
std::optional<std::vector<Tables::Option>> Tables::options(const Position& p) const {
    rules::MoveList<Move> moves;
    rules::legal_moves(game_, p, moves);
    std::vector<Option> options;
    for (const Move& move : moves) {
        const Position next = game_.after(p, move);
        const auto found = judge(next);
        if (!found) return std::nullopt;
        const bool way_back = p.side == Side::black ? move.taken == 0 : undoable(move);
        options.push_back({move, found->verdict, way_back ? found->distance : 0});
    }
    return options;
}

bool Tables::undoable(const Move& move) const {
    if (move.taken != 0 || !move.from.exists()) return false;
    return men_.can_retreat() ||
           men_.rows().row_of(move.to.number) <= men_.rows().row_of(move.from.number);
}

std::optional<Advice<Tables::Move>> Tables::advise(const Position& p) const {
    auto options = this->options(p);
    if (!options || options->empty()) return std::nullopt;
    int best = -1;
    for (const Option& option : *options)
        best = std::max(best, worth(option.verdict, p.side));
    std::erase_if(*options,
                  [&](const Option& option) { return worth(option.verdict, p.side) < best; });
    std::vector<std::pair<int, Move>> ranked;
    for (const Option& option : *options)
        ranked.emplace_back(best > 0 ? option.delay : good_replies(game_.after(p, option.move)),
                            option.move);
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    Advice<Move> advice;
    for (const auto& [rank, move] : ranked)
        if (best <= 0 || rank == ranked.front().first) advice.moves.push_back(move);
    advice.finishes = best <= 0 || !men_.has_circles() || holds_distances(p);
    return advice;
}

/// How many moves keep the best result of the side to move.
int Tables::good_replies(const Position& p) const {
    const auto replies = options(p);
    if (!replies || replies->empty()) return 0;
    int best = -1;
    int count = 0;
    for (const Option& reply : *replies) {
        const int value = worth(reply.verdict, p.side);
        if (value > best) count = 0;
        best = std::max(best, value);
        count += value == best;
    }
    return count;
}

}  // namespace refskak::search::tables
