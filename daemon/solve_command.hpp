#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "daemon/catalogue.hpp"
#include "daemon/line_channel.hpp"

namespace refskak::daemon {

/// `refskak solve VARIANT-SPEC [--tables DIR] [--memory GIB] [--threads N] [--geese N] [--verify]`
struct SolveCommand {
    std::string variant;
    std::string directory = "tables";
    int memory = 0;   // GiB; 0: three quarters of what is free
    int threads = 0;  // 0: one a processor
    int geese = 0;    // how far up; 0: the variant's own number
    bool verify = false;
};

/// Finds the value of every position, a goose number at a time, and tells a line a goose number, at
/// last the value of the start. Blocks until it is done or the channel is interrupted; then it goes
/// on from the last goose number the next time. Whether all went well: if not, standard error says
/// why, or the lines how many faults were verified. Throws `rules::Fault` when the command names no
/// game that can be solved.
bool solve(const SolveCommand& command, const Catalogue& catalogue, LineChannel& channel);

}  // namespace refskak::daemon
