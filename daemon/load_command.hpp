#pragma once

#include <string>
#include <vector>

#include "daemon/engine.hpp"

namespace refskak::daemon {

/// `load FILE`, or `load <<WORD` and the lines up to one that is WORD alone, which are read from
/// the channel. Returns what to tell, a line each. Throws `rules::Fault` and loads nothing when the
/// file cannot be read, a line is too long or the lines end before WORD.
std::vector<std::string> load(Engine& engine, const std::string& rest);

/// Reads the lines that belong to a `load` that is refused, if any do.
void skip_lines(LineChannel& channel, const std::string& rest);

/// What is wrong with a file of variants, a line each, and a last line that sums up.
struct CheckResult {
    std::vector<std::string> lines;
    bool clean;
};

/// `check FILE`: reads the file on top of the games that `known` holds, and changes nothing.
CheckResult check_file(const std::string& path, const Catalogue& known);

}  // namespace refskak::daemon
