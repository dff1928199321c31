#pragma once

#include <cstdint>
#include <string>

#include "search/tables/draft.hpp"

namespace refskak::search::tables {

/// What solving a goose number takes in bytes, what is held from one goose less included. `alone`:
/// with one goose less the fox has won, or nobody leaps.
std::uint64_t memory_need(const Men& men, int geese, Wanted wanted, bool alone);

/// Rounded up to a tenth.
std::string gibibytes(std::uint64_t bytes);

}  // namespace refskak::search::tables
