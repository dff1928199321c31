#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "rules/side.hpp"
#include "search/huge_pages.hpp"
#include "search/score.hpp"

namespace refskak::search {

/// Which quiet moves have refuted others lately: by side and hint, and two "killers" a ply.
class History {
  public:
    static constexpr int limit = 16384;

    History() : values_(2 * hints) {}

    int value(rules::Side side, std::uint16_t hint) const { return values_[place(side, hint)]; }
    const std::array<std::uint16_t, 2>& killers(int ply) const { return killers_[at(ply)]; }
    bool is_killer(int ply, std::uint16_t hint) const {
        return killers_[at(ply)][0] == hint || killers_[at(ply)][1] == hint;
    }

    void reward(rules::Side side, std::uint16_t hint, int depth) { add(side, hint, bonus(depth)); }
    void punish(rules::Side side, std::uint16_t hint, int depth) { add(side, hint, -bonus(depth)); }
    void remember_killer(int ply, std::uint16_t hint) {
        auto& pair = killers_[at(ply)];
        if (pair[0] != hint) pair = {hint, pair[0]};
    }

    void clear() {
        std::fill(values_.begin(), values_.end(), std::int16_t{0});
        forget_killers();
    }
    void forget_killers() { killers_ = {}; }

  private:
    static constexpr std::size_t hints = 1 << 16;

    static std::size_t at(int ply) { return static_cast<std::size_t>(ply); }
    static std::size_t place(rules::Side side, std::uint16_t hint) {
        return static_cast<std::size_t>(rules::index(side)) * hints + hint;
    }
    static int bonus(int depth) { return std::min(16 * depth * depth + 32 * depth, 1600); }
    // The share taken off grows with the value, so that it never leaves [-limit, limit].
    void add(rules::Side side, std::uint16_t hint, int amount) {
        std::int16_t& value = values_[place(side, hint)];
        value = static_cast<std::int16_t>(value + amount - value * std::abs(amount) / limit);
    }

    std::vector<std::int16_t, HugePages<std::int16_t>> values_;
    std::array<std::array<std::uint16_t, 2>, max_ply + 1> killers_{};
};

}  // namespace refskak::search
