#pragma once

#include <functional>
#include <string>
#include <vector>

#include "daemon/engine.hpp"

namespace refskak::daemon {

enum class When { any_time, when_idle };

/// A word that a dialect understands, and what it does.
struct Command {
    using Action = std::function<void(const std::string& rest)>;

    Command(std::string its_name, When may_be_done, std::string its_help, Action action)
        : name(std::move(its_name)),
          when(may_be_done),
          help(std::move(its_help)),
          act(std::move(action)) {}
    /// One with lines behind its own.
    Command(std::string its_name, When may_be_done, std::string its_help, Action action,
            Action skip_lines)
        : Command(std::move(its_name), may_be_done, std::move(its_help), std::move(action)) {
        skip = std::move(skip_lines);
    }
    /// One that takes no words behind its own.
    Command(std::string its_name, When may_be_done, std::string its_help,
            std::function<void()> action)
        : Command(std::move(its_name), may_be_done, std::move(its_help),
                  [action = std::move(action)](const std::string&) { action(); }) {
        takes_words = false;
    }

    std::string name;
    When when;         // whether it may be done during a search
    std::string help;  // for a person
    Action act;
    bool takes_words = true;
    Action skip;  // reads the lines that belong to the command when it is refused; may be missing
};

/// The commands of a dialect. Faults become messages; `when_idle` commands wait for a bounded
/// search and are refused during an unbounded one.
class CommandTable {
  public:
    /// `inform` tells the peer a message of one line.
    CommandTable(Engine& engine, std::function<void(const std::string&)> inform)
        : engine_(engine), inform_(std::move(inform)) {}

    void add(std::vector<Command> commands);
    /// Does one line; false: it was `quit`. Empty lines are nothing.
    bool handle(const std::string& line) const;
    /// A line a command, `quit` last.
    std::vector<std::string> help() const;

  private:
    /// False, with a message: only `stop` ends what runs.
    bool become_idle(const std::string& command) const;
    /// A message about words behind a command that takes none.
    void tell_ignored(const std::string& command, const std::string& words) const;

    Engine& engine_;
    std::function<void(const std::string&)> inform_;
    std::vector<Command> commands_;
};

}  // namespace refskak::daemon
