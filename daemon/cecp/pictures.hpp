#pragma once

#include <string>

namespace refskak::daemon::cecp {

/// XBoard's table of pictures, for White and then for Black, with the men of a placement only:
/// `.F..G.f..g.`, a letter where its picture stands. `men`: their letters in upper case.
std::string picture_table(const std::string& men);

/// What XBoard may think that any man can do, in Betza's notation.
extern const char* const any_move;

}  // namespace refskak::daemon::cecp
