#pragma once

#include <cstdint>

#include "search/tables/crew.hpp"
#include "search/tables/tables.hpp"

namespace refskak::search::tables {

struct Verification {
    std::uint64_t positions = 0;  // looked at
    std::uint64_t faults = 0;  // of them, what the table says does not follow from what comes next
    std::uint64_t whole = 0;   // positions of the goose number
};

/// Derives positions with Black to move anew, by the rules library, from what the tables say of the
/// positions two plies on: all of a small goose number, blocks drawn at random, a tenth of a
/// percent and more, of a large one. Value and distance must agree. The tables of one goose less
/// must be there, unless with so few the fox has won.
Verification verify(const rules::hunt::Hunt& game, const Tables& tables, int geese,
                    const Crew& crew);

}  // namespace refskak::search::tables
