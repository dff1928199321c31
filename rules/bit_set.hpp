#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "rules/point.hpp"

namespace refskak::rules {

__extension__ using Word128 = unsigned __int128;

namespace detail {

constexpr int count_bits(std::uint64_t word) { return std::popcount(word); }
constexpr int count_bits(Word128 word) {
    return std::popcount(static_cast<std::uint64_t>(word)) +
           std::popcount(static_cast<std::uint64_t>(word >> 64));
}
constexpr int lowest_bit(std::uint64_t word) { return std::countr_zero(word); }
constexpr int lowest_bit(Word128 word) {
    const auto low = static_cast<std::uint64_t>(word);
    return low != 0 ? std::countr_zero(low)
                    : 64 + std::countr_zero(static_cast<std::uint64_t>(word >> 64));
}
constexpr int highest_bit(std::uint64_t word) { return 63 - std::countl_zero(word); }
constexpr int highest_bit(Word128 word) {
    const auto high = static_cast<std::uint64_t>(word >> 64);
    return high != 0 ? 64 + highest_bit(high) : highest_bit(static_cast<std::uint64_t>(word));
}

/// All bits below the lowest of `word`; all there are when it is 0.
template <class Word>
constexpr Word bits_below(Word word) {
    return (word - 1) & ~word;
}
/// All bits above the highest of `word`; all there are when it is 0.
constexpr std::uint64_t bits_above(std::uint64_t word) {
    return word == 0 ? ~std::uint64_t{0} : ~std::uint64_t{1} << highest_bit(word);
}
constexpr Word128 bits_above(Word128 word) {
    const auto high = static_cast<std::uint64_t>(word >> 64);
    const std::uint64_t low = high != 0 ? 0 : bits_above(static_cast<std::uint64_t>(word));
    return Word128{bits_above(high)} << 64 | low;
}

/// Words of one bit: a load where a shift of 128 bits would take several instructions.
inline constexpr std::array<Word128, 128> single_bits = [] {
    std::array<Word128, 128> result{};
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = Word128{1} << i;
    return result;
}();
constexpr bool test_bit(std::uint64_t word, unsigned number) { return word >> number & 1; }
constexpr bool test_bit(Word128 word, unsigned number) {
    return static_cast<std::uint64_t>(number < 64 ? word : word >> 64) >> (number % 64) & 1;
}

/// More than 128 bits: an array of words with the operators of one.
template <int words>
struct WideWord {
    std::array<std::uint64_t, words> part{};

    friend constexpr bool operator==(const WideWord&, const WideWord&) = default;
    constexpr WideWord& operator&=(const WideWord& other) {
        for (int i = 0; i < words; ++i)
            part[i] &= other.part[i];
        return *this;
    }
    constexpr WideWord& operator|=(const WideWord& other) {
        for (int i = 0; i < words; ++i)
            part[i] |= other.part[i];
        return *this;
    }
    constexpr WideWord& operator^=(const WideWord& other) {
        for (int i = 0; i < words; ++i)
            part[i] ^= other.part[i];
        return *this;
    }
    friend constexpr WideWord operator&(WideWord a, const WideWord& b) { return a &= b; }
    friend constexpr WideWord operator|(WideWord a, const WideWord& b) { return a |= b; }
    friend constexpr WideWord operator^(WideWord a, const WideWord& b) { return a ^= b; }
    constexpr WideWord operator~() const {
        WideWord result;
        for (int i = 0; i < words; ++i)
            result.part[i] = ~part[i];
        return result;
    }
    /// A shift of at most 63 bits: a step on any board is shorter.
    friend constexpr WideWord operator<<(const WideWord& word, int shift) {
        if (shift == 0) return word;
        WideWord result;
        for (int i = words - 1; i > 0; --i)
            result.part[i] = word.part[i] << shift | word.part[i - 1] >> (64 - shift);
        result.part[0] = word.part[0] << shift;
        return result;
    }
    friend constexpr WideWord operator>>(const WideWord& word, int shift) {
        if (shift == 0) return word;
        WideWord result;
        for (int i = 0; i + 1 < words; ++i)
            result.part[i] = word.part[i] >> shift | word.part[i + 1] << (64 - shift);
        result.part[words - 1] = word.part[words - 1] >> shift;
        return result;
    }
};

template <int words>
constexpr WideWord<words> bits_below(const WideWord<words>& word) {
    WideWord<words> result;
    for (int i = 0; i < words; ++i) {
        result.part[i] = bits_below(word.part[i]);
        if (word.part[i] != 0) break;
    }
    return result;
}
template <int words>
constexpr WideWord<words> bits_above(const WideWord<words>& word) {
    WideWord<words> result;
    for (int i = words - 1; i >= 0; --i) {
        result.part[i] = bits_above(word.part[i]);
        if (word.part[i] != 0) break;
    }
    return result;
}

template <int size>
struct WordFor {
    using type =
        std::conditional_t<size <= 64, std::uint64_t,
                           std::conditional_t<size <= 128, Word128, WideWord<(size + 63) / 64>>>;
};

}  // namespace detail

/// A set of points of a board of `size` points: one machine word up to 64 points, one 128-bit word
/// up to 128, an array above. Bits from `size` upwards are the caller's to keep clear: `~` sets
/// them, so it is always followed by an intersection.
template <int size>
class BitSet {
  public:
    using Word = typename detail::WordFor<size>::type;
    static constexpr bool is_wide = size > 128;

    constexpr BitSet() = default;
    constexpr explicit BitSet(Word word) : word_(word) {}
    constexpr explicit BitSet(Point point) { set(point); }

    /// All points of the board.
    static constexpr BitSet all() {
        BitSet result;
        for (int i = 0; i < size; ++i)
            result.set(Point{static_cast<std::uint16_t>(i)});
        return result;
    }

    constexpr const Word& word() const { return word_; }

    constexpr bool empty() const { return word_ == Word{}; }
    constexpr explicit operator bool() const { return !empty(); }
    constexpr bool test(Point point) const {
        assert(point.number < size);
        if constexpr (is_wide)
            return word_.part[point.number / 64] >> (point.number % 64) & 1;
        else
            return detail::test_bit(word_, point.number);
    }
    constexpr void set(Point point) {
        assert(point.number < size);
        if constexpr (is_wide)
            word_.part[point.number / 64] |= std::uint64_t{1} << (point.number % 64);
        else
            word_ |= single(point);
    }
    constexpr void reset(Point point) {
        assert(point.number < size);
        if constexpr (is_wide)
            word_.part[point.number / 64] &= ~(std::uint64_t{1} << (point.number % 64));
        else
            word_ &= ~single(point);
    }
    constexpr int count() const {
        if constexpr (is_wide) {
            int total = 0;
            for (const std::uint64_t part : word_.part)
                total += std::popcount(part);
            return total;
        } else {
            return detail::count_bits(word_);
        }
    }
    /// The lowest point; the set must not be empty.
    constexpr Point first() const {
        assert(!empty());
        if constexpr (is_wide) {
            int i = 0;
            while (word_.part[i] == 0)
                ++i;
            return Point{static_cast<std::uint16_t>(64 * i + std::countr_zero(word_.part[i]))};
        } else {
            return Point{static_cast<std::uint16_t>(detail::lowest_bit(word_))};
        }
    }
    /// The highest point; the set must not be empty.
    constexpr Point last() const {
        assert(!empty());
        if constexpr (is_wide) {
            int i = static_cast<int>(word_.part.size()) - 1;
            while (word_.part[i] == 0)
                --i;
            return Point{static_cast<std::uint16_t>(64 * i + detail::highest_bit(word_.part[i]))};
        } else {
            return Point{static_cast<std::uint16_t>(detail::highest_bit(word_))};
        }
    }
    /// The points before the lowest (after the highest) of the set; all when it is empty. Bits from
    /// `size` upwards may be set.
    constexpr BitSet before_first() const { return BitSet{detail::bits_below(word_)}; }
    constexpr BitSet after_last() const { return BitSet{detail::bits_above(word_)}; }
    /// Removes the lowest point; the set must not be empty.
    constexpr void drop_first() {
        assert(!empty());
        if constexpr (is_wide) {
            int i = 0;
            while (word_.part[i] == 0)
                ++i;
            word_.part[i] &= word_.part[i] - 1;
        } else {
            word_ &= word_ - 1;
        }
    }
    /// Removes the lowest point and returns it; the set must not be empty.
    constexpr Point pop_first() {
        const Point point = first();
        drop_first();
        return point;
    }

    friend constexpr bool operator==(const BitSet&, const BitSet&) = default;
    constexpr BitSet& operator&=(const BitSet& other) { return word_ &= other.word_, *this; }
    constexpr BitSet& operator|=(const BitSet& other) { return word_ |= other.word_, *this; }
    constexpr BitSet& operator^=(const BitSet& other) { return word_ ^= other.word_, *this; }
    friend constexpr BitSet operator&(BitSet a, const BitSet& b) { return a &= b; }
    friend constexpr BitSet operator|(BitSet a, const BitSet& b) { return a |= b; }
    friend constexpr BitSet operator^(BitSet a, const BitSet& b) { return a ^= b; }
    constexpr BitSet operator~() const { return BitSet{~word_}; }
    friend constexpr BitSet operator<<(const BitSet& a, int shift) {
        return BitSet{a.word_ << shift};
    }
    friend constexpr BitSet operator>>(const BitSet& a, int shift) {
        return BitSet{a.word_ >> shift};
    }

    /// Visits the points in ascending order: `for (Point point : set)`.
    class Iterator {
      public:
        constexpr explicit Iterator(const BitSet& rest) : rest_(rest) {}
        constexpr Point operator*() const { return rest_.first(); }
        constexpr Iterator& operator++() { return rest_.drop_first(), *this; }
        constexpr bool operator!=(const Iterator& other) const { return !(rest_ == other.rest_); }

      private:
        BitSet rest_;
    };
    constexpr Iterator begin() const { return Iterator{*this}; }
    constexpr Iterator end() const { return Iterator{BitSet{}}; }

  private:
    static constexpr Word single(Point point) {
        if constexpr (size > 64)
            return detail::single_bits[point.number];
        else
            return Word{1} << point.number;
    }

    Word word_{};
};

}  // namespace refskak::rules
