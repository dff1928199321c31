#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <utility>

namespace refskak::rules {

/// The moves of one position. It grows without bound (a composed position can have thousands of
/// chains of leaps) and keeps its memory when cleared, so that a list used again allocates nothing.
template <class Move>
class MoveList {
    static_assert(std::is_trivially_copyable_v<Move>);

  public:
    void push(const Move& move) {
        if (size_ == capacity_) [[unlikely]]
            grow();
        data_[size_++] = move;
    }
    /// Adds `count` moves for the caller to fill in: faster than `push` one by one.
    Move* extend(std::size_t count) {
        while (size_ + count > capacity_)
            [[unlikely]] grow();
        Move* const first = data_.get() + size_;
        size_ += count;
        return first;
    }
    void clear() { size_ = 0; }
    /// Keeps the first `size` moves; `size` is at most the present one.
    void shrink(std::size_t size) { size_ = size; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move& operator[](std::size_t i) { return data_[i]; }
    const Move& operator[](std::size_t i) const { return data_[i]; }
    Move* begin() { return data_.get(); }
    Move* end() { return data_.get() + size_; }
    const Move* begin() const { return data_.get(); }
    const Move* end() const { return data_.get() + size_; }

  private:
    [[gnu::noinline]] void grow() {
        const std::size_t capacity = capacity_ == 0 ? 64 : 2 * capacity_;
        std::unique_ptr<Move[]> data(new Move[capacity]);
        for (std::size_t i = 0; i < size_; ++i)
            data[i] = data_[i];
        data_ = std::move(data);
        capacity_ = capacity;
    }

    std::unique_ptr<Move[]> data_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace refskak::rules
