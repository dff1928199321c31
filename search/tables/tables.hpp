#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "search/oracle.hpp"
#include "search/tables/table.hpp"

namespace refskak::search::tables {

/// The tables of one game, by goose number.
class Tables final : public Oracle<rules::hunt::Hunt> {
  public:
    using Hunt = rules::hunt::Hunt;

    /// `cache_bits`: see `BlockCache`.
    explicit Tables(const Hunt& game, int cache_bits = BlockCache::few);

    /// Takes the tables of this game from a directory. Returns a line for each that is refused.
    std::vector<std::string> load(const std::string& directory);
    /// Throws `rules::Fault` when the image is damaged or of another game.
    void add(TableImage image);

    bool empty() const;
    const Table* table(int geese) const { return tables_[static_cast<std::size_t>(geese)].get(); }
    const Men& men() const { return men_; }

    std::optional<rules::Verdict> glance(const Position& p) const override;
    std::optional<Advice<Move>> advise(const Position& p) const override;
    std::vector<std::string> faults() const override;
    /// Looks a move ahead where White is to move or the fox is to be placed.
    std::optional<Judgement> judge(const Position& p) const override;

  private:
    struct Option;  // a move with what it is worth

    std::optional<Judgement> judge_moves(const Position& p) const;
    std::optional<std::vector<Option>> options(const Position& p) const;
    bool holds_distances(const Position& p) const;
    bool undoable(const Move& move) const;
    int good_replies(const Position& p) const;

    const Hunt& game_;
    Men men_;
    std::unique_ptr<BlockCache> cache_;
    std::array<std::unique_ptr<Table>, rules::leaping::most_points + 1> tables_;
};

}  // namespace refskak::search::tables
