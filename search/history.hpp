#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "rules/side.hpp"
#include "search/huge_pages.hpp"

namespace refskak::search {

/// Which quiet moves have refuted others lately, by side and hint. The threads of a search have it
/// in common: what one has learnt of a move, the others need not find out. They may lose each
/// other's updates; none is needed.
class History {
  public:
    static constexpr int limit = 16384;

    History() : values_(2 * hints) {}

    int value(rules::Side side, std::uint16_t hint) const {
        return values_[place(side, hint)].load(std::memory_order_relaxed);
    }
    void reward(rules::Side side, std::uint16_t hint, int depth) { add(side, hint, bonus(depth)); }
    void punish(rules::Side side, std::uint16_t hint, int depth) { add(side, hint, -bonus(depth)); }

    /// Not while a search runs.
    void clear() {
        for (Value& value : values_)
            value.store(0, std::memory_order_relaxed);
    }

  private:
    using Value = std::atomic<std::int16_t>;
    static constexpr std::size_t hints = 1 << 16;

    static std::size_t place(rules::Side side, std::uint16_t hint) {
        return static_cast<std::size_t>(rules::index(side)) * hints + hint;
    }
    static int bonus(int depth) { return std::min(16 * depth * depth + 32 * depth, 1600); }
    // The share taken off grows with the value, so that it never leaves [-limit, limit].
    void add(rules::Side side, std::uint16_t hint, int amount) {
        Value& value = values_[place(side, hint)];
        const int old = value.load(std::memory_order_relaxed);
        value.store(static_cast<std::int16_t>(old + amount - old * std::abs(amount) / limit),
                    std::memory_order_relaxed);
    }

    std::vector<Value, HugePages<Value>> values_;
};

}  // namespace refskak::search
