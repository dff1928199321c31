#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "search/score.hpp"

/// The tuned numbers of the search.
namespace refskak::search::tuning {

inline constexpr int aspiration_from = 5;  // depth
inline constexpr Score aspiration = 20;
inline constexpr Score largest_window = 600;

inline constexpr int standing_depth = 4;      // a node this far above beta is given up as won
inline constexpr Score standing_margin = 90;  // a ply
inline constexpr int null_depth = 3;
inline constexpr int internal_reduction_depth = 4;

inline constexpr int late_move_depth = 3;  // beyond a count, quiet moves are skipped

/// How boldly quiet moves that come late are skipped or looked at less deeply. A family whose
/// games it pays in has its own as `selectivity` of its evaluation.
struct Selectivity {
    int first_moves = 6;  // that are never skipped
    int more_moves = 3;   // times the depth squared, neither are these
    double reduction = 0.4;
    double divisor = 2.3;  // of what depth and number add to the reduction

    constexpr std::size_t late_move_count(int depth) const {
        return static_cast<std::size_t>(first_moves + more_moves * depth * depth);
    }
};
template <class Evaluation>
constexpr Selectivity selectivity_of() {
    if constexpr (requires { Evaluation::selectivity; }) return Evaluation::selectivity;
    return {};
}

inline constexpr int sharing_depth = 4;  // from here on threads leave each other's moves for later
static_assert(sharing_depth > late_move_depth, "what is postponed is never skipped");

// Above all that history says of a move.
inline constexpr int killer_worth = 1 << 16;
constexpr int capture_worth(int men) { return (1 << 18) + (std::min(men, 255) << 10); }

inline constexpr Score gain_margin = 200;  // a man and more, in quiescence
inline constexpr int quiescence_plies = 16;

/// A repetition that loses, but that is not yet the last one needed: no proof, and not wanted.
inline constexpr Score repetition_loss = 5000;

/// Plies before the progress limit from which positions are told apart by their counter.
inline constexpr int limit_horizon = 48;

/// Late move reductions, by depth and number of the move.
class Reductions {
  public:
    explicit Reductions(const Selectivity& selectivity) {
        for (std::size_t depth = 1; depth < size; ++depth)
            for (std::size_t number = 1; number < size; ++number)
                table_[depth][number] = static_cast<signed char>(
                    selectivity.reduction +
                    std::log(double(depth)) * std::log(double(number)) / selectivity.divisor);
    }
    int operator()(int depth, std::size_t number) const {
        return table_[std::min(static_cast<std::size_t>(depth), size - 1)]
                     [std::min(number, size - 1)];
    }

  private:
    static constexpr std::size_t size = 64;
    std::array<std::array<signed char, size>, size> table_{};
};

}  // namespace refskak::search::tuning
