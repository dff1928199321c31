#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "rules/zobrist.hpp"
#include "search/score.hpp"

namespace refskak::search {

/// What the table knows of a position. Scores count plies from the position, not from the root.
struct Memory {
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::none;
    std::uint16_t hint = 0;   // of the best move; 0: none
    std::uint16_t epoch = 0;  // in which it was found (`Task::epoch`)

    bool found() const { return bound != Bound::none; }
};

/// A proven score seen from the root, made to count from the node at `ply`; and back.
constexpr Score to_table(Score score, int ply) {
    return is_win(score) ? score + ply : is_loss(score) ? score - ply : score;
}
constexpr Score from_table(Score score, int ply) {
    return is_win(score) ? score - ply : is_loss(score) ? score + ply : score;
}

/// Positions met before, shared by all threads without locks. Knows no game.
class TranspositionTable {
  public:
    explicit TranspositionTable(std::size_t mebibytes) { resize(mebibytes); }

    /// Empties the table. Throws std::bad_alloc, and keeps the old one, without the memory.
    void resize(std::size_t mebibytes);
    /// Searches alone fill the table: where none has begun since it was made or emptied last,
    /// there is nothing to do.
    void clear();
    /// Per mille of the entries that hold something from the present search (a sample).
    int hashfull() const;
    std::size_t mebibytes() const { return count_ * sizeof(Cluster) >> 20; }
    /// Entries of earlier searches are replaced first from now on.
    void new_search() {
        generation_ = (generation_ + 1) & generation_mask;
        searched_ = true;
    }

    Memory probe(rules::Key key) const;
    void store(rules::Key key, const Memory& memory);
    /// Inlined by force: g++ takes a call to what only prefetches for one without effect.
    [[gnu::always_inline]] void prefetch(rules::Key key) const {
        __builtin_prefetch(&clusters_[place(key)]);
    }

  private:
    static constexpr unsigned generation_mask = 63;

    // Two relaxed words; the first is key ^ data. When threads race, the words of an entry may stem
    // from two writers: then the key does not match, and the entry counts as unknown.
    struct Entry {
        std::atomic<std::uint64_t> check;
        std::atomic<std::uint64_t> data;
    };
    struct alignas(64) Cluster {
        Entry entries[4];
    };
    static_assert(sizeof(Entry) == 16 && sizeof(Cluster) == 64);

    std::size_t place(rules::Key key) const {
        __extension__ using Wide = unsigned __int128;
        return static_cast<std::size_t>((Wide{key} * count_) >> 64);
    }
    int worth(std::uint64_t data) const;

    struct Free {
        void operator()(Cluster* clusters) const { std::free(clusters); }
    };

    std::unique_ptr<Cluster[], Free> clusters_;
    std::size_t count_ = 0;
    unsigned generation_ = 0;
    bool searched_ = false;  // since it was made or emptied
};

}  // namespace refskak::search
