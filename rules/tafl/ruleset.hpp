#pragma once

#include <cstdint>
#include <string>

#include "rules/parameters.hpp"
#include "rules/side.hpp"

namespace refskak::rules::tafl {

enum class ThroneRule : std::uint8_t { closed, pass, king };
enum class KingCapture : std::uint8_t { two, four };
enum class Repetition : std::uint8_t { draw, none, draw_at_second, white_loses, loses };

/// The switches of a variant (rules.md, section 6), read and checked.
struct Ruleset {
    int width = 0;
    Side first = Side::white;
    ThroneRule throne = ThroneRule::king;
    bool throne_hostile = true;
    bool corners_for_king = false;
    KingCapture king_capture = KingCapture::two;
    bool escape_at_corner = false;
    bool shieldwall = false;
    bool fort = false;
    bool encirclement = false;
    bool camps = false;
    Repetition repetition = Repetition::draw;
    int progress_limit = 100;
    std::string start;  // the FEN of the start position
};

/// Reads complete or incomplete parameters. Throws a `Fault` that names what is wrong.
Ruleset read_ruleset(const Parameters& parameters);

/// The width of the board alone: which `Tafl<width>` to build.
int board_size(const Parameters& parameters);

}  // namespace refskak::rules::tafl
