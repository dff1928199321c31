#pragma once

#include <array>
#include <cstddef>

#include "rules/tafl/ruleset.hpp"
#include "search/score.hpp"

namespace refskak::search::tafl {

/// What evaluation counts on a board.
enum Feature : std::size_t {
    soldiers,
    attackers,
    way_to_move,    // the king, to move, can leave at once
    one_way,        // he could, were it his move: by one way,
    fork,           // or by two and more
    ways_in_two,    // ways out in two of his moves
    reach,          // points he can go to
    breath,         // free points beside him
    defenders,      // soldiers beside him
    near,           // attackers beside him, where two can take him,
    ring_one,       // and where it takes all sides: one of them is there,
    ring_two,       // two,
    ring_three,     // or three
    mortal,         // points where an attacker's arrival would take him
    pressing,       // attackers within two steps of him
    cordon,         // attackers alone part him from where he escapes:
    room,           // then, the points that they leave him
    guards,         // attackers on the diagonals that cut off corners
    close_guards,   // attackers on the diagonals behind those
    open_quarters,  // quarters of the board without an attacker
    off_centre,     // steps from the throne
    idle,           // attackers on the edge
    links,          // pairs of attackers diagonally beside each other: a net
    pairs,          // the same in rank and file
    lanes,          // ranks and files without an attacker
    tempo,
    features,
};

using Weights = std::array<Score, features>;

/// As `eval` prints it.
const char* name(Feature feature);

/// The weights for a game of these rules, from White's view.
Weights weights_for(const rules::tafl::Ruleset& rules);

}  // namespace refskak::search::tafl
