#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "rules/hunt/hunt.hpp"
#include "search/tables/header.hpp"
#include "search/tables/table_image.hpp"

namespace refskak::search::tables {

/// What a climb is to do with: `memory` in bytes; no directory: the tables stay in memory.
struct ClimbOrder {
    std::string directory;
    std::uint64_t memory = 0;
    int threads = 1;
    bool distances = true;
};

/// How a goose number came to be known.
struct Step {
    Header header;
    bool was_there = false;    // read from a file that an earlier run has left
    double seconds = 0;        // to solve, before compression and writing
    std::uint64_t bytes = 0;   // of the table
    std::uint64_t memory = 0;  // that the solver took, in bytes
};

/// Who hears of a climb; `on_progress` from a thread of its own, a few times a second.
class ClimbListener {
  public:
    virtual ~ClimbListener() = default;
    virtual void on_step(const Step& step) = 0;
    virtual void on_progress(int geese, std::uint64_t done, std::uint64_t sets) = 0;
};

/// Listens to nothing.
class SilentClimb final : public ClimbListener {
  public:
    void on_step(const Step&) override {}
    void on_progress(int, std::uint64_t, std::uint64_t) override {}
};

/// The fewest geese with which anything is open: with fewer the fox has won. Where nobody leaps,
/// geese stay as many as they are.
int fewest_geese(const rules::hunt::Ruleset& rules, int most);

/// Solves goose number after goose number, up to `most`. Goes on from the files that are in the
/// directory. Returns the images when there is no directory. Throws `Interrupted`, and
/// `rules::Fault` when the memory does not suffice or the directory cannot be written.
std::vector<TableImage> climb(const rules::hunt::Hunt& game, int most, const ClimbOrder& order,
                              const std::atomic<bool>& stop, ClimbListener& listener);

}  // namespace refskak::search::tables
