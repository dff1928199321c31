#pragma once

#include <string>
#include <vector>

#include "daemon/engine.hpp"

namespace refskak::daemon {

/// The UCI dialect: reads lines, drives the engine, writes the answers.
class Uci final : private SearchObserver {
  public:
    explicit Uci(Engine& engine);

    /// Reads until `quit` or end of file; a bounded search then still answers.
    void run();
    /// Does one line, and waits for what it started.
    void run_once(const std::string& line);

  private:
    enum class When { any_time, when_idle };
    struct Command {
        std::string name;
        When when;
        std::string help;
        void (Uci::*act)(const std::string& rest);
    };

    /// False: `quit`.
    bool handle(const std::string& line);
    /// Waits for a bounded search; false, with a message, during an unbounded one.
    bool become_idle(const std::string& command);
    void say(const std::string& line) { engine_.channel().write(line); }
    void inform(const std::string& message) { say("info string " + message); }

    void greet(const std::string&);
    void set_debug(const std::string&);
    void confirm_ready(const std::string&);
    void set_an_option(const std::string& rest);
    void start_new_game(const std::string&);
    void set_position(const std::string& rest);
    void go(const std::string& rest);
    void stop(const std::string&);
    void ponder_hit(const std::string&);
    void wait(const std::string&);
    void select_variant(const std::string& rest);
    void list_variants(const std::string&);
    void tell_rules(const std::string&);
    void draw_position(const std::string&);
    void tell_fen(const std::string&);
    void tell_moves(const std::string&);
    void tell_status(const std::string&);
    void play(const std::string& rest);
    void undo(const std::string& rest);
    void tell_evaluation(const std::string&);
    void start_perft(const std::string& rest);
    void start_bench(const std::string&);
    void tell_help(const std::string&);

    void tell_variant();
    std::string status() const;
    void count_perft(int depth);
    std::vector<std::string> legal_search_moves(const std::vector<std::string>& texts);

    void on_info(const Info& info) override;
    void on_current_move(int depth, const std::string& move, int number) override;
    void on_best(const std::optional<std::string>& best, const std::optional<std::string>& ponder,
                 search::Score score, std::uint64_t nodes) override;

    Engine& engine_;
    std::vector<Command> commands_;
};

}  // namespace refskak::daemon
