#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/side.hpp"

namespace refskak::rules {

/// The fields of a position text (rules.md, section 2), the same in every family. The placement is
/// the family's affair, and so is the hand, which is empty in variants without placing.
struct FenFields {
    std::string placement;
    Side side = Side::white;
    std::string hand;
    std::uint32_t progress = 0;
    std::uint32_t move_number = 1;
};

/// Splits a position text and reads what all families share. Throws a `Fault` on another number of
/// fields, on a side that is neither w nor b, and on counters that are no numbers of at most nine
/// digits, begin with a needless 0 or, for the move number, are 0.
FenFields read_fen_fields(std::string_view text, bool with_hand);

std::string fen_text(const FenFields& fields, bool with_hand);

}  // namespace refskak::rules
