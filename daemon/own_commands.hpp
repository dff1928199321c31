#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <vector>

#include "daemon/command_table.hpp"
#include "daemon/engine.hpp"

namespace refskak::daemon {

/// The engine's own commands, for people and scripts: choosing and looking at games. UCI and UGI
/// have them alike.
class OwnCommands {
  public:
    explicit OwnCommands(Engine& engine) : engine_(engine) {}

    /// The commands; they refer to this object.
    std::vector<Command> list();
    /// `info string variant NAME files F ranks R first w|b startpos FEN`
    void tell_variant();
    /// Which tables are damaged, as far as it has come to light.
    void tell_table_faults();
    /// Behind these moves only; behind every legal one if there are none.
    void count_perft(int depth, const std::vector<std::string>& moves);

  private:
    void say(const std::string& line) { engine_.channel().write(line); }
    void say(const std::vector<std::string>& lines) { engine_.channel().write(lines); }

    void select_variant(const std::string& rest);
    void list_variants();
    void load_variants(const std::string& rest);
    void tell_rules();
    void draw_position();
    void tell_fen();
    void tell_moves();
    void tell_status();
    void play(const std::string& rest);
    void undo(const std::string& rest);
    void tell_evaluation();
    void start_perft(const std::string& rest);
    void start_bench();
    void start_job(const std::string& name, std::function<void(const std::atomic<bool>&)> work);

    std::string status() const;

    Engine& engine_;
};

}  // namespace refskak::daemon
