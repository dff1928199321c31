#pragma once

#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "search/huge_pages.hpp"
#include "search/tables/rows.hpp"

namespace refskak::search::tables {

/// How a set of fox points is packed. No fox stands on a goose, so the bits of the lowest
/// geese may be left out: 33 points fit 32 bits.
struct CellFormat {
    int bytes;
    int dropped;  // so many of the lowest geese have no bit

    static constexpr CellFormat of(int points, int geese) {
        if (points <= 32) return {4, 0};
        if (points == 33 && geese >= 1) return {4, 1};
        if (points <= 40) return {5, 0};
        if (geese >= points - 40) return {5, points - 40};
        return {8, 0};
    }
    Word pack(Word foxes, Word geese) const {
        for (int i = 0; i < dropped; ++i) {
            const Word below = bit(std::countr_zero(geese) - i) - 1;
            foxes = (foxes & below) | (foxes >> 1 & ~below);
            geese &= geese - 1;
        }
        return foxes;
    }
    Word unpack(Word cell, Word geese) const {
        for (int i = 0; i < dropped; ++i) {
            const Word below = bit(std::countr_zero(geese)) - 1;
            cell = (cell & below) | (cell & ~below) << 1;
            geese &= geese - 1;
        }
        return cell;
    }
};

/// A set of fox points for each goose set, packed. Set to nothing at first. Different cells may be
/// written by different threads.
class Cells {
  public:
    Cells() = default;
    Cells(CellFormat format, std::uint64_t count)
        : format_(format),
          size_(count * static_cast<std::uint64_t>(format.bytes)),
          data_(size_ + 1) {}

    explicit operator bool() const { return static_cast<bool>(data_); }
    CellFormat format() const { return format_; }
    /// In bytes, for writing to a file and reading back.
    std::uint64_t size() const { return size_; }
    std::byte* data() { return data_.data(); }
    const std::byte* data() const { return data_.data(); }

    Word get(std::uint64_t index, Word geese) const {
        Word cell = 0;
        if (format_.bytes == 4)
            std::memcpy(&cell, data_.data() + 4 * index, 4);
        else if (format_.bytes == 5)
            std::memcpy(&cell, data_.data() + 5 * index, 5);
        else
            std::memcpy(&cell, data_.data() + 8 * index, 8);
        return format_.unpack(cell, geese);
    }
    void set(std::uint64_t index, Word foxes, Word geese) {
        const Word cell = format_.pack(foxes, geese);
        if (format_.bytes == 4)
            std::memcpy(data_.data() + 4 * index, &cell, 4);
        else if (format_.bytes == 5)
            std::memcpy(data_.data() + 5 * index, &cell, 5);
        else
            std::memcpy(data_.data() + 8 * index, &cell, 8);
    }
    void prefetch(std::uint64_t index) const {
        __builtin_prefetch(data_.data() + static_cast<unsigned>(format_.bytes) * index, 1);
    }
    /// Adds fox points to a cell and tells whether one is new; at any time, from any thread, while
    /// no one calls `set` for it.
    bool add(std::uint64_t index, Word foxes, Word geese) {
        const Word cell = format_.pack(foxes, geese);
        if (cell == 0) return false;
        if (format_.bytes == 4)
            return join(reinterpret_cast<std::uint32_t*>(data_.data())[index], cell);
        if (format_.bytes == 8)
            return join(reinterpret_cast<std::uint64_t*>(data_.data())[index], cell);
        bool news = false;
        for (std::uint64_t i = 0; i < 5; ++i)  // words of five bytes are not aligned
            news |=
                join(reinterpret_cast<std::uint8_t*>(data_.data())[5 * index + i], cell >> 8 * i);
        return news;
    }

  private:
    template <class Unit>
    static bool join(Unit& unit, Word bits) {
        const std::atomic_ref<Unit> shared(unit);
        const auto more = static_cast<Unit>(bits);
        if ((shared.load(std::memory_order_relaxed) & more) == more) return false;
        shared.fetch_or(more, std::memory_order_relaxed);
        return true;
    }
    CellFormat format_{4, 0};
    std::uint64_t size_ = 0;
    ZeroedPages data_;
};

}  // namespace refskak::search::tables
