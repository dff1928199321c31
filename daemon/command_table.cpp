#include "daemon/command_table.hpp"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

void CommandTable::add(std::vector<Command> commands) {
    std::move(commands.begin(), commands.end(), std::back_inserter(commands_));
}

bool CommandTable::handle(const std::string& line) const {
    const auto [word, rest] = split_command(line);
    if (word.empty()) return true;
    const std::string name = lower_case(word);
    if (name == "quit") {
        tell_ignored(name, rest);
        return false;
    }
    const auto command = std::find_if(commands_.begin(), commands_.end(),
                                      [&](const Command& c) { return c.name == name; });
    if (command == commands_.end()) {
        inform_("unknown command '" + shown(word) + "': 'help' lists the commands");
        return true;
    }
    if (!command->takes_words) tell_ignored(name, rest);
    try {
        if (command->when == When::any_time || become_idle(name))
            command->act(rest);
        else if (command->skip)
            command->skip(rest);
    } catch (const rules::Fault& fault) {
        inform_(name + ": " + fault.what());
    } catch (const std::bad_alloc&) {
        inform_(name + ": the memory for it cannot be had");
    } catch (const std::exception& error) {
        inform_(name + ": the system refuses: " + error.what());
    }
    return true;
}

void CommandTable::tell_ignored(const std::string& command, const std::string& words) const {
    if (!words.empty())
        inform_(command + ": '" + shown(words) + "' is ignored: no words are expected behind it");
}

std::vector<std::string> CommandTable::help() const {
    std::vector<std::string> lines;
    const auto add = [&](const std::string& name, const std::string& help) {
        lines.push_back(name + std::string(12 - name.size(), ' ') + help);
    };
    for (const Command& command : commands_)
        add(command.name, command.help);
    add("quit", "ends the program");
    return lines;
}

bool CommandTable::become_idle(const std::string& command) const {
    if (engine_.busy_without_end()) {
        inform_(command + " is refused during an unbounded search: 'stop' comes first");
        return false;
    }
    engine_.wait();
    return true;
}

}  // namespace refskak::daemon
