#pragma once

#include <optional>
#include <string>
#include <vector>

#include "daemon/command_table.hpp"
#include "daemon/dialect.hpp"
#include "daemon/engine.hpp"
#include "daemon/own_commands.hpp"

namespace refskak::daemon {

/// What UCI and UGI have in common: nearly everything.
class UciLike : public Dialect, protected SearchObserver {
  public:
    explicit UciLike(Engine& engine);

    bool handle(const std::string& line) override { return commands_.handle(line); }
    void refuse(const std::string& message) override { inform(message); }

  protected:
    Engine& engine() { return engine_; }
    const Engine& engine() const { return engine_; }
    void add(std::vector<Command> commands) { commands_.add(std::move(commands)); }
    void say(const std::string& line) { engine_.channel().write(line); }
    void inform(const std::string& message) { say("info string " + message); }
    /// `id` and `option` lines.
    void introduce();

  private:
    std::vector<Command> common_commands();

    virtual void set_position(const std::string& rest);
    /// Whose clock `p1time` is, in a dialect that knows players by number.
    virtual std::optional<rules::Side> player_one() const { return {}; }
    /// How the game stands, for the message that `go` gives when it is over.
    virtual rules::Outcome standing() const { return engine_.session().outcome(); }
    void set_an_option(const std::string& rest);
    void go(const std::string& rest);
    void answer_unsearched();
    void stop();
    void wait();
    void tell_help();

    std::vector<std::string> legal_search_moves(const std::vector<std::string>& texts);

    void on_info(const Info& info) override;
    void on_current_move(int depth, const std::string& move, int number) override;

    Engine& engine_;
    OwnCommands own_commands_;
    CommandTable commands_;
};

}  // namespace refskak::daemon
