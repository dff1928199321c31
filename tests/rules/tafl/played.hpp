#pragma once

#include <cctype>
#include <string>
#include <string_view>
#include <vector>

#include "rules/grid_text.hpp"
#include "tests/rules/tafl/games.hpp"

namespace refskak::tests {

/// A placement turned by a quarter, clockwise.
inline std::string turned(std::string_view placement) {
    std::vector<std::string> ranks;
    for (const std::string& text : rules::split_list(placement, '/')) {
        std::string& rank = ranks.emplace_back();
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (!std::isdigit(static_cast<unsigned char>(text[i]))) {
                rank += text[i];
                continue;
            }
            std::size_t digits = 0;
            rank.append(static_cast<std::size_t>(std::stoi(text.substr(i), &digits)), '.');
            i += digits - 1;
        }
    }
    std::string result;
    for (std::size_t r = 0; r < ranks.size(); ++r) {
        int gap = 0;
        const auto flush = [&] {
            if (gap > 0) result += std::to_string(gap);
            gap = 0;
        };
        if (r > 0) result += '/';
        for (std::size_t c = 0; c < ranks.size(); ++c) {
            const char man = ranks[ranks.size() - 1 - c][r];
            if (man == '.') {
                ++gap;
                continue;
            }
            flush();
            result += man;
        }
        flush();
    }
    return result;
}

/// A move of two points turned likewise on a board of `width` files.
inline std::string turned(std::string_view move, int width) {
    std::string result;
    while (const auto cell = rules::take_cell(move))
        result += rules::cell_text({cell->rank, width - 1 - cell->file});
    return result;
}

/// A move, what is left after it, and how the game then stands; checked in all four directions.
struct Played {
    std::string variant;
    std::string placement;
    char side;
    std::string move;
    std::string left;
    std::string status;
};

inline void check(Played played) {
    with_tafl(played.variant, [&]<int width>(const rules::tafl::Tafl<width>& game) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            BOOST_TEST_CONTEXT(played.variant << ' ' << played.placement << ' ' << played.move) {
                const auto p = game.read_fen(played.placement + ' ' + played.side + " 0 1");
                const auto next = game.after(p, game.read_move(p, played.move));
                BOOST_TEST(rules::split_list(game.fen(next), ' ').front() == played.left);
                BOOST_TEST(outcome_text(game.decided(next)) == played.status);
                BOOST_TEST(game.key(next) == game.full_key(next));
            }
            played.placement = turned(played.placement);
            played.left = turned(played.left);
            played.move = turned(played.move, width);
        }
    });
}

}  // namespace refskak::tests
