#include <atomic>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include "daemon/command_line.hpp"
#include "daemon/conversation.hpp"
#include "daemon/engine.hpp"
#include "daemon/line_channel.hpp"
#include "daemon/signals.hpp"
#include "daemon/version.hpp"
#include "rules/fault.hpp"

namespace {

using namespace refskak::daemon;

constexpr int faulty_command_line = 2;

void run_solver(LineChannel& channel, const SolveCommand& command) {
    std::atomic<bool> stop = false;
    const SignalWatch watch([&] { stop = true; });
    solve(command, channel, stop);
}

void run(LineChannel& channel, const std::vector<std::string>& arguments) {
    Engine engine(channel);
    const CommandLine line = read_command_line(arguments, engine.options());
    if (line.help) return channel.write(command_line_help(engine.options()));
    if (line.version) return channel.write(version_text());
    if (!line.words.empty() && line.words.front() == "solve")
        return run_solver(channel, read_solve_command(line.words));
    for (const auto& [option, value] : line.settings)
        set_option(*option, value);
    const SignalWatch watch([&] {
        channel.interrupt();
        engine.stop();
    });
    Conversation conversation(engine, line.protocol);
    if (line.command.empty())
        conversation.run();
    else
        conversation.run_once(line.command);
}

}  // namespace

int main(int count, char** values) {
    try {
        LineChannel channel;
        if (const std::string missing = missing_features(); !missing.empty())
            throw refskak::rules::Fault("this build needs a processor with" + missing);
        run(channel, {values + 1, values + count});
        return EXIT_SUCCESS;
    } catch (const refskak::rules::Fault& fault) {
        LineChannel::write_error(std::string("refskak: ") + fault.what());
        return faulty_command_line;
    } catch (const std::exception& error) {
        LineChannel::write_error(std::string("refskak: ") + error.what());
        return EXIT_FAILURE;
    }
}
