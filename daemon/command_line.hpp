#pragma once

#include <string>
#include <vector>

#include "daemon/options.hpp"
#include "daemon/solve_command.hpp"

namespace refskak::daemon {

/// What the command line asks for.
struct CommandLine {
    bool help = false;
    bool version = false;
    std::string protocol;  // the dialect to speak, or empty: the first words of the peer settle it
    Settings settings;     // in the order of `options`
    std::vector<std::string> words;  // from the first that is no option
    std::string command;             // the same as one line, which is run
};

/// Reads the arguments (without the program's name). Throws `rules::Fault` on a faulty one.
CommandLine read_command_line(const std::vector<std::string>& arguments,
                              const std::vector<Option>& options);

/// Reads the words of a `solve` command. Throws `rules::Fault` on a faulty one.
SolveCommand read_solve_command(const std::vector<std::string>& words);

/// The text of `--help`.
std::string command_line_help(const std::vector<Option>& options);

}  // namespace refskak::daemon
