#include "search/transposition_table.hpp"

#include <algorithm>
#include <memory>
#include <unistd.h>

#include "search/huge_pages.hpp"

namespace refskak::search {
namespace {

// The data word, from the low end: hint 16, score 16, epoch 16, depth 8, bound 2, generation 6.
constexpr int score_shift = 16;
constexpr int epoch_shift = 32;
constexpr int depth_shift = 48;
constexpr int bound_shift = 56;
constexpr int generation_shift = 58;

constexpr auto relaxed = std::memory_order_relaxed;

std::uint64_t pack(const Memory& memory, unsigned generation) {
    const std::uint64_t score = static_cast<std::uint16_t>(memory.score);
    const auto depth = static_cast<std::uint64_t>(std::clamp(memory.depth, 0, 255));
    return memory.hint | score << score_shift | std::uint64_t{memory.epoch} << epoch_shift |
           depth << depth_shift | static_cast<std::uint64_t>(memory.bound) << bound_shift |
           std::uint64_t{generation} << generation_shift;
}

Memory unpack(std::uint64_t data) {
    Memory memory;
    memory.hint = static_cast<std::uint16_t>(data);
    memory.score = static_cast<std::int16_t>(data >> score_shift);
    memory.epoch = static_cast<std::uint16_t>(data >> epoch_shift);
    memory.depth = static_cast<int>(data >> depth_shift & 255);
    memory.bound = static_cast<Bound>(data >> bound_shift & 3);
    return memory;
}

// The kernel promises more memory than there is; asking for what cannot exist must fail here and
// not when the pages are touched.
std::size_t most_mebibytes() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long size = sysconf(_SC_PAGESIZE);
    if (pages <= 0 || size <= 0) return std::size_t{1} << 40;
    return static_cast<std::size_t>(pages) / 1024 * static_cast<std::size_t>(size) / 1024;
}

}  // namespace

void TranspositionTable::resize(std::size_t mebibytes) {
    if (mebibytes > most_mebibytes()) throw std::bad_alloc();
    const std::size_t count = std::max<std::size_t>(mebibytes, 1) * (1024 * 1024 / sizeof(Cluster));
    Cluster* const clusters = HugePages<Cluster>().allocate(count);
    std::uninitialized_value_construct_n(clusters, count);
    clusters_.reset(clusters);
    count_ = count;
    generation_ = 0;
    searched_ = false;
}

void TranspositionTable::clear() {
    if (!searched_) return;
    for (std::size_t i = 0; i < count_; ++i)
        for (Entry& entry : clusters_[i].entries) {
            entry.check.store(0, relaxed);
            entry.data.store(0, relaxed);
        }
    generation_ = 0;
    searched_ = false;
}

int TranspositionTable::hashfull() const {
    const std::size_t sample = std::min<std::size_t>(count_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i)
        for (const Entry& entry : clusters_[i].entries) {
            const std::uint64_t data = entry.data.load(relaxed);
            used += data != 0 && data >> generation_shift == generation_;
        }
    return used * 1000 / static_cast<int>(4 * sample);
}

Memory TranspositionTable::probe(rules::Key key) const {
    for (const Entry& entry : clusters_[place(key)].entries) {
        const std::uint64_t data = entry.data.load(relaxed);
        if ((entry.check.load(relaxed) ^ data) == key && data != 0) return unpack(data);
    }
    return {};
}

// Deep entries are dear, each search that passed makes them cheaper, and proofs never age in truth.
int TranspositionTable::worth(std::uint64_t data) const {
    if (data == 0) return -1000;
    const Memory memory = unpack(data);
    const auto age =
        (generation_ - static_cast<unsigned>(data >> generation_shift)) & generation_mask;
    const bool proven = is_win(memory.score) || is_loss(memory.score);
    return memory.depth - 8 * static_cast<int>(age) + (proven ? 16 : 0);
}

void TranspositionTable::store(rules::Key key, const Memory& memory) {
    Entry* victim = nullptr;
    int least = 0;
    std::uint16_t hint = memory.hint;
    for (Entry& entry : clusters_[place(key)].entries) {
        const std::uint64_t data = entry.data.load(relaxed);
        if ((entry.check.load(relaxed) ^ data) == key) {
            victim = &entry;
            if (hint == 0) hint = static_cast<std::uint16_t>(data);
            break;
        }
        if (const int value = worth(data); victim == nullptr || value < least) {
            victim = &entry;
            least = value;
        }
    }
    Memory kept = memory;
    kept.hint = hint;
    const std::uint64_t data = pack(kept, generation_);
    victim->check.store(key ^ data, relaxed);
    victim->data.store(data, relaxed);
}

}  // namespace refskak::search
