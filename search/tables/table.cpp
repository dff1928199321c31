#include "search/tables/table.hpp"

#include <algorithm>
#include <cstring>

#include "rules/fault.hpp"
#include "search/tables/frame.hpp"
#include "search/tables/layout.hpp"

namespace refskak::search::tables {

using rules::Verdict;

namespace {

constexpr std::size_t largest_footer = std::size_t{1} << 30;

bool ends(std::span<const std::byte> bytes, std::size_t at) {
    return std::memcmp(bytes.data() + at, layout::magic.data(), layout::magic.size()) == 0;
}

}  // namespace

Table::Table(const Men& men, TableImage image, BlockCache& cache)
    : image_(std::move(image)), cache_(cache) {
    read_footer();
    if (header_.game != game_text(men))
        throw rules::Fault("it is a table of another game: " + header_.game);
    if (header_.geese < 1 || header_.geese >= men.rows().points())
        throw rules::Fault("its goose number does not fit the board");
    sets_ = std::make_unique<GooseSets>(men.rows(), header_.geese);
    if (sets_->size() != header_.sets || header_.draws != men.has_circles())
        throw rules::Fault("it was made by another version of the program");
    format_ = CellFormat::of(men.rows().points(), header_.geese);
    foxes_ = men.foxes();
    cells_ = men.cells(header_.geese);
    block_sets_ = layout::block_sets(foxes_);
    const std::uint64_t sections = header_.distances ? 2 : 1;
    if (offsets_.size() != sections * blocks() + 1)
        throw rules::Fault("its list of blocks has the wrong length");
}

void Table::read_footer() {
    const std::span<const std::byte> bytes = image_.bytes();
    const std::size_t mark = layout::magic.size();
    if (bytes.size() < 2 * mark + sizeof(std::uint64_t) || !ends(bytes, 0))
        throw rules::Fault("it is no table of this program");
    if (!ends(bytes, bytes.size() - mark)) throw rules::Fault("it is cut short");
    std::uint64_t size = 0;
    const std::size_t end = bytes.size() - mark - sizeof size;
    std::memcpy(&size, bytes.data() + end, sizeof size);
    if (size > end - mark) throw rules::Fault("it is damaged");
    const std::uint64_t start = end - size;
    const std::vector<std::byte> footer = unpack_frame(bytes.subspan(start, size), largest_footer);
    const std::string_view text(reinterpret_cast<const char*>(footer.data()), footer.size());
    const std::size_t header_end = text.find("\n\n");
    if (header_end == std::string_view::npos) throw rules::Fault("it is damaged: it has no header");
    header_ = Header::read(text.substr(0, header_end + 1));
    offsets_.resize((footer.size() - header_end - 2) / sizeof(std::uint64_t));
    std::memcpy(offsets_.data(), footer.data() + header_end + 2,
                offsets_.size() * sizeof(std::uint64_t));
    if (offsets_.empty() || offsets_.front() != mark || offsets_.back() != start ||
        !std::is_sorted(offsets_.begin(), offsets_.end()))
        throw rules::Fault("it is damaged: its blocks do not follow each other");
}

std::uint64_t Table::blocks() const { return layout::blocks(header_.sets, foxes_); }

std::span<const std::byte> Table::frame(Section section, std::uint64_t block) const {
    const std::size_t i = static_cast<std::uint64_t>(section) * blocks() + block;
    return image_.bytes().subspan(offsets_[i], offsets_[i + 1] - offsets_[i]);
}

std::size_t Table::block_bytes(Section section, std::uint64_t block) const {
    const std::uint64_t sets = std::min(block_sets_, header_.sets - block * block_sets_);
    if (section == Section::distances)
        return sets * static_cast<unsigned>(sets_->rows().points() - header_.geese);
    return sets * cells_ * static_cast<unsigned>(format_.bytes) * (header_.draws ? 2 : 1);
}

/// Null when it is damaged.
BlockCache::Block Table::block(Section section, std::uint64_t block) const {
    if (broken_) return nullptr;
    const std::uint64_t key = static_cast<std::uint64_t>(header_.geese) << 48 |
                              static_cast<std::uint64_t>(section) << 40 | block;
    try {
        return cache_.get(key, [&] {
            const std::size_t size = block_bytes(section, block);
            std::vector<std::byte> bytes = unpack_frame(frame(section, block), size);
            if (bytes.size() != size) throw rules::Fault("a block is too short");
            return bytes;
        });
    } catch (const rules::Fault&) {
        broken_ = true;
        return nullptr;
    }
}

std::optional<Verdict> Table::value(Word geese, Word foxes) const {
    const Place place = sets_->place(geese);
    if (place.mirrored) foxes = sets_->rows().mirrored(foxes);
    const BlockCache::Block bytes = block(Section::values, place.index / block_sets_);
    if (bytes == nullptr) return std::nullopt;
    std::uint64_t cell = place.index % block_sets_ * cells_;
    if (foxes_ > 1) cell += free_rank(place.kept, foxes);
    const int at = static_cast<int>(std::bit_width(foxes)) - 1;  // of the one fox, or the other
    const auto size = static_cast<std::uint64_t>(format_.bytes);
    const auto won = [&](std::uint64_t i) {
        Word packed = 0;
        std::memcpy(&packed, bytes->data() + i * size, size);
        return (format_.unpack(packed, place.kept) >> at & 1) != 0;
    };
    if (won(cell)) return Verdict::white;
    if (!header_.draws) return Verdict::black;
    const std::uint64_t cells = bytes->size() / (2 * size);
    return won(cells + cell) ? Verdict::black : Verdict::draw;
}

/// How many free points lie before the first of the foxes.
std::uint64_t Table::free_rank(Word geese, Word foxes) const {
    return static_cast<unsigned>(std::popcount((foxes - 1) & ~foxes & ~geese));
}

int Table::distance(Word geese, Word foxes) const {
    if (!header_.distances) return 0;
    const Place place = sets_->place(geese);
    if (place.mirrored) foxes = sets_->rows().mirrored(foxes);
    const BlockCache::Block bytes = block(Section::distances, place.index / block_sets_);
    if (bytes == nullptr) return 0;
    const auto width = static_cast<unsigned>(sets_->rows().points() - header_.geese);
    return static_cast<int>(
        (*bytes)[place.index % block_sets_ * width + free_rank(place.kept, foxes)]);
}

rules::PerSide<Cells> Table::cells(const Crew& crew) const {
    rules::PerSide<Cells> wins;
    wins.white = Cells(format_, header_.sets * cells_);
    if (header_.draws) wins.black = Cells(format_, header_.sets * cells_);
    crew.share(blocks(), 1, [&](std::uint64_t i, std::uint64_t) {
        const std::size_t size = block_bytes(Section::values, i);
        const std::vector<std::byte> bytes = unpack_frame(frame(Section::values, i), size);
        if (bytes.size() != size) throw rules::Fault("the table is damaged");
        const std::size_t half = header_.draws ? size / 2 : size;
        const std::uint64_t at = i * block_sets_ * cells_ * static_cast<unsigned>(format_.bytes);
        std::memcpy(wins.white.data() + at, bytes.data(), half);
        if (header_.draws) std::memcpy(wins.black.data() + at, bytes.data() + half, half);
    });
    return wins;
}

std::unique_ptr<Table> open_table(const Men& men, const std::string& path, int geese,
                                  BlockCache& cache) {
    auto table = std::make_unique<Table>(men, TableImage::map(path), cache);
    if (const int held = table->header().geese; held != geese)
        throw rules::Fault("it holds " + std::to_string(held) + " geese, its name says " +
                           std::to_string(geese));
    return table;
}

}  // namespace refskak::search::tables
