#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace refskak::search::tables {

/// Blocks of tables that were unpacked lately. A block has one place, which it shares with others.
/// Thread-safe; a block lives on while someone holds it.
class BlockCache {
  public:
    using Block = std::shared_ptr<const std::vector<std::byte>>;

    /// Blocks have some 8 to 50 KiB each.
    static constexpr int few = 12;
    static constexpr int many = 16;

    /// Has a place for 2^`bits` blocks.
    explicit BlockCache(int bits = few) : bits_(bits), slots_(std::size_t{1} << bits) {}

    /// The block that `key` names; made by `unpack` if it is not there.
    template <class Unpack>
    Block get(std::uint64_t key, Unpack unpack) {
        Slot& slot = slots_[key * 0x9E3779B97F4A7C15u >> (64 - bits_)];
        {
            const std::lock_guard lock(slot.mutex);
            if (slot.key == key && slot.block != nullptr) return slot.block;
        }
        auto block = std::make_shared<const std::vector<std::byte>>(unpack());
        const std::lock_guard lock(slot.mutex);
        slot.key = key;
        slot.block = block;
        return block;
    }

  private:
    struct Slot {
        std::mutex mutex;
        std::uint64_t key = 0;
        Block block;
    };
    int bits_;
    std::vector<Slot> slots_;
};

}  // namespace refskak::search::tables
