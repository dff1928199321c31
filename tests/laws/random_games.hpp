#pragma once

#include <boost/test/unit_test.hpp>
#include <random>
#include <string>
#include <vector>

#include "families.hpp"
#include "rules/game.hpp"
#include "rules/variant.hpp"
#include "tests/support/instrumented.hpp"

/// Games that nobody thought of: every preset, and presets with random changes, played at random.
/// All seeds are fixed, so that a failure comes back.
namespace refskak::laws {

using Random = std::mt19937;

inline std::size_t below(Random& random, std::size_t count) { return random() % count; }

/// A preset with each key changed with a chance of one in three, as text and as parameters.
template <class Family>
rules::Variant random_variant(Random& random) {
    rules::Variant variant = Family::presets()[below(random, Family::presets().size())];
    for (const auto& [key, values] : Family::choices()) {
        if (below(random, 3) != 0) continue;
        const std::string& value = values[below(random, values.size())];
        variant.name += " " + key + "=" + value;
        variant.parameters.set(key, value);
    }
    return variant;
}

/// Visits every preset, then the games that `draws` random sets of parameters make. Those that make
/// none must say so with a `Fault`.
template <class Family, class Visit>
void each_game(unsigned draws, Visit&& visit) {
    for (const rules::Variant& preset : Family::presets())
        BOOST_TEST_CONTEXT(preset.name) { Family::with_game(preset.parameters, visit); }
    Random random(1);
    unsigned made = 0;
    draws = tests::often(draws);
    for (unsigned i = 0; i < draws; ++i) {
        const rules::Variant variant = random_variant<Family>(random);
        BOOST_TEST_CONTEXT(variant.name) {
            const unsigned before = made;
            try {
                Family::with_game(variant.parameters, [&](const auto& game) {
                    ++made;
                    visit(game);
                });
            } catch (const rules::Fault&) {
                if (made != before) throw;  // the game was there: its visitor met the fault
            }
        }
    }
    BOOST_TEST(made >= draws / 20);
}

/// The positions of one random game, oldest first, and the moves between them.
template <rules::Game G>
struct Played {
    std::vector<typename G::Position> positions;
    std::vector<typename G::Move> moves;
};

/// Plays at random from the start until nobody can move or `plies` are done.
template <rules::Game G>
Played<G> random_game(const G& game, unsigned seed, std::size_t plies) {
    Random random(seed);
    Played<G> played{{game.start()}, {}};
    rules::MoveList<typename G::Move> moves;
    while (played.moves.size() < plies) {
        rules::legal_moves(game, played.positions.back(), moves);
        if (moves.empty()) break;
        played.moves.push_back(moves[below(random, moves.size())]);
        played.positions.push_back(game.after(played.positions.back(), played.moves.back()));
    }
    return played;
}

}  // namespace refskak::laws
