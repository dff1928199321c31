#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "search/tables/men.hpp"
#include "search/tables/truth.hpp"

namespace refskak::search::tables {

/// What a table says of itself, as text: a line `name value` each.
struct Header {
    std::string game;  // `game_text`
    int geese = 0;
    std::uint64_t sets = 0;
    bool draws = false;      // there are cells for Black's wins too
    bool distances = false;  // there are distances
    int longest = 0;
    Count fox_turn;
    Count goose_turn;

    std::string text() const;
    /// Throws `rules::Fault` when a line is missing or cannot be read.
    static Header read(std::string_view text);
};

/// The rules that a table depends on, as settings of a variant; games that differ in the number of
/// geese, in their start position or in how they end by count alone share their tables.
std::string game_text(const Men& men);

/// The name of a game's file for one goose number.
std::string file_name(const Men& men, int geese);

}  // namespace refskak::search::tables
