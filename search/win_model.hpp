#pragma once

#include "search/score.hpp"

namespace refskak::search {

/// Chances per mille for the side to move; they sum to 1000.
struct Chances {
    int win;
    int draw;
    int loss;
};

/// A logistic model: a score of 100 wins half of all games. Proven scores are certain.
Chances chances(Score score);

}  // namespace refskak::search
