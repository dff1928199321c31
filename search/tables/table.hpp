#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "rules/outcome.hpp"
#include "search/tables/block_cache.hpp"
#include "search/tables/crew.hpp"
#include "search/tables/goose_sets.hpp"
#include "search/tables/header.hpp"
#include "search/tables/table_image.hpp"
#include "search/tables/truth.hpp"

namespace refskak::search::tables {

/// Writes a solved goose number (protocol-spec/tables.md says how).
void write_table(const Header& header, const Men& men, const GooseSets& sets, const Truth& truth,
                 const Crew& crew, TableSink& sink);

/// The values of one goose number with Black to move, read from an image. Thread-safe.
class Table {
  public:
    /// Throws `rules::Fault` when the image is damaged or not of this game.
    Table(const Men& men, TableImage image, BlockCache& cache);

    const Header& header() const { return header_; }
    const GooseSets& sets() const { return *sets_; }

    /// With Black to move and the foxes on some points. Nothing when the block is damaged; the
    /// table then knows nothing from there on.
    std::optional<rules::Verdict> value(Word geese, Word foxes) const;
    /// The distance of a won position, 0 when it is not known.
    int distance(Word geese, Word foxes) const;
    /// The values of all places of the foxes: `sets` in the order of their numbers, for solvers.
    /// Throws `rules::Fault` when a block is damaged.
    rules::PerSide<Cells> cells(const Crew& crew) const;
    /// Whether a damaged block was met.
    bool broken() const { return broken_; }

  private:
    enum class Section : std::uint64_t { values, distances };

    void read_footer();
    std::span<const std::byte> frame(Section section, std::uint64_t block) const;
    BlockCache::Block block(Section section, std::uint64_t block) const;
    std::size_t block_bytes(Section section, std::uint64_t block) const;
    std::uint64_t blocks() const;
    std::uint64_t free_rank(Word geese, Word foxes) const;

    TableImage image_;
    BlockCache& cache_;
    Header header_;
    CellFormat format_{4, 0};
    int foxes_ = 1;
    std::uint64_t cells_ = 1;  // of a goose set
    std::uint64_t block_sets_ = 0;
    std::unique_ptr<GooseSets> sets_;
    std::vector<std::uint64_t> offsets_;  // of the frames, by section and block, and where they end
    mutable std::atomic<bool> broken_ = false;
};

/// The table of so many geese in a file. Throws `rules::Fault` when it holds anything else.
std::unique_ptr<Table> open_table(const Men& men, const std::string& path, int geese,
                                  BlockCache& cache);

}  // namespace refskak::search::tables
