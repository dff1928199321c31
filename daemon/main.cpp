#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "daemon/command_line.hpp"
#include "daemon/conversation.hpp"
#include "daemon/engine.hpp"
#include "daemon/line_channel.hpp"
#include "daemon/load_command.hpp"
#include "daemon/signals.hpp"
#include "daemon/version.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace {

using namespace refskak::daemon;

constexpr int faulty_command_line = 2;

/// Returns the exit status: whether the file has no faults.
int check(LineChannel& channel, const Engine& engine, const std::string& path) {
    const CheckResult result = check_file(path, engine.catalogue());
    for (const std::string& line : result.lines)
        channel.write(line);
    return result.clean ? EXIT_SUCCESS : EXIT_FAILURE;
}

int solve_status(const SolveCommand& command, const Engine& engine, LineChannel& channel) {
    return solve(command, engine.catalogue(), channel) ? EXIT_SUCCESS : EXIT_FAILURE;
}

/// Returns the exit status.
int run(LineChannel& channel, const std::vector<std::string>& arguments) {
    Engine engine(channel);
    const CommandLine line = read_command_line(arguments, engine.options());
    if (line.help || line.version) {
        channel.write(line.help ? command_line_help(engine.options()) : version_text());
        return EXIT_SUCCESS;
    }
    const std::string word = line.words.empty() ? "" : line.words.front();
    const SignalWatch watch([&] {
        channel.interrupt();
        engine.stop();
    });
    engine.start(line.settings);
    if (word == "solve") return solve_status(read_solve_command(line.words), engine, channel);
    if (word == "check") return check(channel, engine, split_command(line.command).second);
    Conversation conversation(engine, line.protocol);
    if (line.command.empty())
        conversation.run();
    else
        conversation.run_once(line.command);
    return EXIT_SUCCESS;
}

}  // namespace

int main(int count, char** values) {
    try {
        hold_ending_signals();
        LineChannel channel;
        if (const std::string missing = missing_features(); !missing.empty())
            throw refskak::rules::Fault("this build needs a processor with" + missing);
        return run(channel, {values + 1, values + count});
    } catch (const refskak::rules::Fault& fault) {
        LineChannel::write_error(std::string("refskak: ") + fault.what());
        return faulty_command_line;
    } catch (const std::bad_alloc&) {
        LineChannel::write_error("refskak: the memory to work in cannot be had");
        return EXIT_FAILURE;
    } catch (const std::exception& error) {
        LineChannel::write_error(std::string("refskak: ") + error.what());
        return EXIT_FAILURE;
    }
}
