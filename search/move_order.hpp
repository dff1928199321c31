#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "rules/game.hpp"

namespace refskak::search {

/// The moves of one node, best first, and where the game can, found no sooner than they are asked
/// for: the table's move, captures and the like, killers, the rest. Kept for each ply, so that a
/// search allocates nothing.
template <rules::Game G>
class MoveOrder {
  public:
    using Position = typename G::Position;
    using Move = typename G::Move;
    using Killers = std::array<std::uint16_t, 2>;
    static constexpr int most_worth = 1 << 19;

    /// Every move of `p`, which must outlive the order.
    void start(const G& game, const Position& p, std::uint16_t table_hint, const Killers& killers) {
        reset(game, p);
        if constexpr (rules::Piecemeal<G>) {
            killers_ = killers;
            stage_ = Stage::noisy;
            find_early(table_hint);
        } else {
            game.generate(p, moves_);
            put_first(table_hint);
        }
    }
    /// Those moves of `p` that quiescence looks at.
    void start_noisy(const G& game, const Position& p) {
        reset(game, p);
        game.generate_noisy(p, moves_);
    }

    /// Whether it is known that there is but one move.
    bool is_forced() const { return stage_ == Stage::all && moves_.size() == 1; }

    /// Whether it is known, before any of them is found, that what is left takes nothing.
    bool only_quiet_left() const {
        if constexpr (!rules::Piecemeal<G>) return false;
        return stage_ > Stage::killers || (stage_ == Stage::killers && next_ == moves_.size());
    }

    /// The next best move by `worth` (less than `most_worth` either way); nothing when all are
    /// gone. Most nodes need only the first few, so each call selects one instead of sorting all.
    template <class Worth>
    const Move* next(const Worth& worth) {
        while (true) {
            if (next_ < unranked_) return &moves_[next_++];
            if (ranked_ < moves_.size()) rank(worth);
            if (next_ < moves_.size()) {
                select();
                selected_ = false;
                if (!was_early(moves_[next_])) return &moves_[next_++];
                drop_selected();
            } else {
                if (stage_ == Stage::all) return nullptr;
                find_more();
            }
        }
    }
    /// The move that `next` will give, as far as that is known without much ado; or null.
    const Move* foreseen() {
        if (next_ >= unranked_) {
            if (next_ >= ranked_) return nullptr;
            select();
        }
        return &moves_[next_];
    }
    /// The moves that `next` has given, in that order.
    const Move& given(std::size_t i) const { return moves_[i]; }

  private:
    /// What is to be found when all that has been found is gone.
    enum class Stage : std::uint8_t { noisy, killers, quiet, all };

    void reset(const G& game, const Position& p) {
        game_ = &game;
        position_ = &p;
        moves_.clear();
        next_ = unranked_ = ranked_ = 0;
        selected_ = false;
        early_count_ = 0;
        stage_ = Stage::all;
    }
    void put_first(std::uint16_t hint) {
        if (hint == 0) return;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (game_->hint(moves_[i]) != hint) continue;
            std::swap(moves_[0], moves_[i]);
            unranked_ = 1;
            return;
        }
    }

    void find_more() {
        if constexpr (rules::Piecemeal<G>) {
            if (stage_ == Stage::noisy) {
                game_->generate_noisy(*position_, moves_);
                stage_ = Stage::killers;
            } else if (stage_ == Stage::killers) {
                for (const std::uint16_t killer : killers_)
                    find_early(killer);
                stage_ = Stage::quiet;
            } else {
                game_->generate_quiet(*position_, moves_);
                stage_ = Stage::all;
            }
        }
    }
    // A move found by itself. A killer that is noisy here is none: it has been given.
    void find_early(std::uint16_t hint) {
        if (hint == 0) return;
        const auto move = game_->find(*position_, hint);
        if (!move || was_early(*move)) return;
        if (stage_ == Stage::killers && game_->gain(*move) != 0) return;
        early_[early_count_++] = *move;
        moves_.push(*move);
        unranked_ = ranked_ = moves_.size();
    }
    bool was_early(const Move& move) const {
        for (std::size_t i = 0; i < early_count_; ++i)
            if (early_[i] == move) return true;
        return false;
    }

    // A move's worth above, its place below, lower places first: one comparison without a branch,
    // eight at once. Only composed positions have more moves; those follow as they were made.
    static constexpr int place_bits = 12;  // the rest is for `most_worth`
    static constexpr std::size_t most_ranked = std::size_t{1} << place_bits;
    static constexpr std::size_t block = 8;
    using Rank = std::int32_t;
    static constexpr Rank given_rank = std::numeric_limits<Rank>::min();  // below every move

    static Rank rank_of(int worth, std::size_t place) {
        return static_cast<Rank>(static_cast<std::uint32_t>(worth) << place_bits |
                                 (most_ranked - 1 - place));
    }
    static std::size_t place_of(Rank rank) {
        return most_ranked - 1 - static_cast<std::size_t>(rank) % most_ranked;
    }
    std::size_t end_of_ranks() const { return std::min(moves_.size(), most_ranked); }

    template <class Worth>
    void rank(const Worth& worth) {
        const std::size_t end = end_of_ranks();
        rank_blocks_ = (end + block - 1) / block;
        if (ranks_.size() < rank_blocks_ * block) ranks_.resize(2 * rank_blocks_ * block);
        Rank* const ranks = ranks_.data();
        const Move* const moves = moves_.begin();
        for (std::size_t i = 0; i < next_; ++i)
            ranks[i] = given_rank;
        for (std::size_t i = next_; i < end; ++i)
            ranks[i] = rank_of(worth(moves[i]), i);
        for (std::size_t i = end; i < rank_blocks_ * block; ++i)
            ranks[i] = given_rank;
        ranked_ = moves_.size();
        selected_ = false;
    }
    // The best of the rest comes to stand next. What has been given stays among the ranks: so each
    // selection of a node takes as many steps, and the processor foresees their end.
    void select() {
        if (selected_) return;
        selected_ = true;
        if (next_ >= end_of_ranks()) return;
        Rank best = given_rank;
        const Rank* const ranks = ranks_.data();
        for (std::size_t i = 0; i < rank_blocks_ * block; ++i)
            best = std::max(best, ranks[i]);
        const std::size_t place = place_of(best);
        move_rank(next_, place);
        ranks_[next_] = given_rank;
        std::swap(moves_[place], moves_[next_]);
    }
    void drop_selected() {
        const std::size_t last = moves_.size() - 1;
        assert(last < most_ranked);
        moves_[next_] = moves_[last];
        move_rank(last, next_);
        ranks_[last] = given_rank;
        moves_.shrink(last);
        ranked_ = last;
    }
    void move_rank(std::size_t from, std::size_t to) {
        ranks_[to] = rank_of(ranks_[from] >> place_bits, to);
    }

    const G* game_ = nullptr;
    const Position* position_ = nullptr;
    rules::MoveList<Move> moves_;
    std::vector<Rank> ranks_;
    std::size_t rank_blocks_ = 0;
    std::size_t next_ = 0;      // the moves before have been given
    std::size_t unranked_ = 0;  // the moves before are given as they stand
    std::size_t ranked_ = 0;    // the moves before need no ranks any more
    std::array<Move, 3> early_{};
    std::size_t early_count_ = 0;
    Killers killers_{};
    Stage stage_ = Stage::all;
    bool selected_ = false;  // the next move stands in its place
};

}  // namespace refskak::search
