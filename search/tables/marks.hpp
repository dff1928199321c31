#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <vector>

namespace refskak::search::tables {

/// A mark for each goose set of a block. Any thread may set marks; words are taken one by one.
class Marks {
  public:
    static constexpr std::uint64_t per_word = 64;

    explicit Marks(std::uint64_t size) : size_(size), words_((size + per_word - 1) / per_word) {}

    std::uint64_t words() const { return words_.size(); }
    void set(std::uint64_t i) {
        std::atomic_ref<std::uint64_t> word(words_[i / per_word]);
        const std::uint64_t mark = std::uint64_t{1} << i % per_word;
        if ((word.load(std::memory_order_relaxed) & mark) == 0)
            word.fetch_or(mark, std::memory_order_relaxed);
    }
    void set_all() {
        for (std::uint64_t word = 0; word < words_.size(); ++word)
            words_[word] = ~std::uint64_t{0};
        if (size_ % per_word != 0) words_.back() >>= per_word - size_ % per_word;
    }
    /// Calls `visit(i)` for every mark of a word, in order, and removes them; tells whether there
    /// was one. No other thread may touch the word meanwhile.
    template <class Visit>
    bool take(std::uint64_t word, Visit visit) {
        std::uint64_t rest = words_[word];
        words_[word] = 0;
        const bool any = rest != 0;
        for (; rest != 0; rest &= rest - 1)
            visit(word * per_word + static_cast<unsigned>(std::countr_zero(rest)));
        return any;
    }

  private:
    std::uint64_t size_;
    std::vector<std::uint64_t> words_;
};

}  // namespace refskak::search::tables
