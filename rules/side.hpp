#pragma once

#include <cstdint>

namespace refskak::rules {

/// The two players. Which role each plays (fox, geese, king, attackers) is the family's affair.
enum class Side : std::uint8_t { white, black };

constexpr Side operator!(Side side) { return side == Side::white ? Side::black : Side::white; }

/// 0 for White, 1 for Black: the place of a side in a table.
constexpr int index(Side side) { return static_cast<int>(side); }

/// +1 for White, -1 for Black: "forward" in ranks, and the sign of a score seen from White.
constexpr int sign(Side side) { return side == Side::white ? 1 : -1; }

/// The letter of a side in position texts.
constexpr char letter(Side side) { return side == Side::white ? 'w' : 'b'; }

/// One value for each side.
template <class T>
struct PerSide {
    T white{};
    T black{};

    constexpr T& operator[](Side side) { return side == Side::white ? white : black; }
    constexpr const T& operator[](Side side) const { return side == Side::white ? white : black; }
    friend constexpr bool operator==(const PerSide&, const PerSide&) = default;
};

}  // namespace refskak::rules
