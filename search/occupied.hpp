#pragma once

#include <array>
#include <atomic>
#include <cstddef>

#include "rules/zobrist.hpp"

namespace refskak::search {

/// The positions that threads of one search are at just now. Whoever comes to a move that another
/// is at leaves it for later: then its result mostly stands in the table, and threads that started
/// alike spread over the tree by themselves. Only a hint: entries may be overwritten.
class Occupied {
  public:
    bool holds(rules::Key key) const {
        for (const auto& entry : set_of(key))
            if (entry.load(std::memory_order_relaxed) == key) return true;
        return false;
    }

    /// One thread's stay at the position `key`, as long as this lives; nowhere when there is no
    /// `Occupied`.
    class Stay {
      public:
        Stay(Occupied* occupied, rules::Key key) : occupied_(occupied), key_(key) {
            if (occupied_ != nullptr) occupied_->enter(key_);
        }
        ~Stay() {
            if (occupied_ != nullptr) occupied_->leave(key_);
        }
        Stay(const Stay&) = delete;
        Stay& operator=(const Stay&) = delete;

      private:
        Occupied* occupied_;
        rules::Key key_;
    };

  private:
    using Entry = std::atomic<rules::Key>;
    struct alignas(64) Set {
        std::array<Entry, 8> entries{};
    };
    static constexpr std::size_t sets = 1024;

    const std::array<Entry, 8>& set_of(rules::Key key) const { return sets_[key % sets].entries; }
    std::array<Entry, 8>& set_of(rules::Key key) { return sets_[key % sets].entries; }

    void enter(rules::Key key) {
        auto& set = set_of(key);
        for (Entry& entry : set) {
            rules::Key free = 0;
            if (entry.compare_exchange_strong(free, key, std::memory_order_relaxed)) return;
        }
        set[0].store(key, std::memory_order_relaxed);
    }
    void leave(rules::Key key) {
        for (Entry& entry : set_of(key)) {
            rules::Key own = key;
            if (entry.compare_exchange_strong(own, 0, std::memory_order_relaxed)) return;
        }
    }

    std::array<Set, sets> sets_{};
};

}  // namespace refskak::search
