#include <algorithm>
#include <bit>
#include <cstring>

#include "search/tables/frame.hpp"
#include "search/tables/layout.hpp"
#include "search/tables/table.hpp"

namespace refskak::search::tables {

static_assert(std::endian::native == std::endian::little, "tables hold little-endian numbers");

namespace {

using Bytes = std::vector<std::byte>;

std::span<const std::byte> bytes_of(std::string_view text) {
    return std::as_bytes(std::span(text.data(), text.size()));
}

void append(Bytes& bytes, std::span<const std::byte> more) {
    bytes.insert(bytes.end(), more.begin(), more.end());
}

/// What a block holds before it is packed, by section.
class BlockSource {
  public:
    BlockSource(const Men& men, const GooseSets& sets, const Truth& truth)
        : sets_(sets),
          truth_(truth),
          block_sets_(layout::block_sets(men.foxes())),
          cells_(men.cells(sets.geese())),
          free_(static_cast<unsigned>(sets.rows().points() - sets.geese())) {}

    std::uint64_t sections() const { return truth_.distances ? 2 : 1; }
    Bytes get(std::uint64_t section, std::uint64_t block) const {
        const std::uint64_t first = block * block_sets_;
        const std::uint64_t count = std::min(block_sets_, sets_.size() - first);
        Bytes bytes;
        if (section == 0) {
            for (const Cells* cells : {&truth_.wins.white, &truth_.wins.black}) {
                if (!*cells) continue;
                const std::uint64_t size = cells_ * static_cast<unsigned>(cells->format().bytes);
                append(bytes, {cells->data() + first * size, count * size});
            }
        } else {
            const auto* from = reinterpret_cast<const std::byte*>(truth_.distances.of(first));
            append(bytes, {from, count * free_});
        }
        return bytes;
    }

  private:
    const GooseSets& sets_;
    const Truth& truth_;
    std::uint64_t block_sets_;
    std::uint64_t cells_;  // of a goose set
    std::uint64_t free_;   // points
};

}  // namespace

void write_table(const Header& header, const Men& men, const GooseSets& sets, const Truth& truth,
                 const Crew& crew, TableSink& sink) {
    constexpr std::uint64_t batch = 512;  // blocks packed before they are written
    const BlockSource source(men, sets, truth);
    const std::uint64_t blocks = layout::blocks(sets.size(), men.foxes());
    sink.append(bytes_of(layout::magic));
    std::vector<std::uint64_t> offsets{layout::magic.size()};
    std::vector<Bytes> frames(batch);
    for (std::uint64_t section = 0; section < source.sections(); ++section)
        for (std::uint64_t from = 0; from < blocks; from += batch) {
            const std::uint64_t count = std::min(batch, blocks - from);
            crew.share(count, 1, [&](std::uint64_t i, std::uint64_t) {
                frames[i] = pack_frame(source.get(section, from + i));
            });
            for (std::uint64_t i = 0; i < count; ++i) {
                sink.append(frames[i]);
                offsets.push_back(offsets.back() + frames[i].size());
            }
        }
    const std::string text = header.text() + "\n";
    Bytes footer;
    append(footer, bytes_of(text));
    append(footer, std::as_bytes(std::span(offsets)));
    const Bytes frame = pack_frame(footer);
    const std::uint64_t size = frame.size();
    sink.append(frame);
    sink.append(std::as_bytes(std::span(&size, 1)));
    sink.append(bytes_of(layout::magic));
}

}  // namespace refskak::search::tables
