#pragma once

#include <optional>
#include <string>
#include <vector>

#include "search/limits.hpp"

namespace refskak::daemon {

/// What stands behind `go`, read but not yet checked against a position.
struct GoCommand {
    search::Limits limits;
    std::vector<std::string> search_moves;
    std::optional<int> perft;
    std::vector<std::string> complaints;  // faulty values, one line each; the smallest was taken

    /// Whether only `stop` or `ponderhit` ends the search.
    bool unbounded() const { return limits.infinite || limits.ponder; }
};

/// Reads the words behind `go`. Never fails: a faulty value counts as the smallest, with a
/// complaint.
GoCommand read_go(const std::vector<std::string>& words);

/// Splits at blanks (spaces, tabs, carriage returns).
std::vector<std::string> split_words(const std::string& line);

/// The text in lower case.
std::string lower_case(std::string text);

/// A whole number with an optional sign, or nothing.
std::optional<std::int64_t> read_integer(const std::string& text);

}  // namespace refskak::daemon
