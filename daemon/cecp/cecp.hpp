#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "daemon/cecp/clicks.hpp"
#include "daemon/cecp/clock.hpp"
#include "daemon/cecp/view.hpp"
#include "daemon/dialect.hpp"
#include "daemon/engine.hpp"

namespace refskak::daemon::cecp {

/// The dialect of XBoard and WinBoard: Chess Engine Communication Protocol, version 2, with games
/// that the engine defines.
class Cecp final : public Dialect, private SearchObserver {
  public:
    explicit Cecp(Engine& engine);

    bool handle(const std::string& line) override;
    void refuse(const std::string& message) override { say("Error (" + message + "): ..."); }

  private:
    /// What becomes of a search when a command comes.
    enum class Search {
        goes_on,
        answers,      // the command waits for the engine's move
        begins_anew,  // after the command
        is_dropped,   // and gives no answer, unless the command is refused; analysis begins anew
    };
    struct Command {
        std::string_view name;
        Search search;
        void (Cecp::*act)(const std::string& rest);
    };
    static const std::vector<Command>& commands();

    void obey(const Command& command, const std::string& rest, const std::string& line);
    /// False: it was refused, and the peer is told so.
    bool succeeds(const std::string& line, const std::function<void()>& act);
    Session& session() { return engine_.session(); }
    void say(const std::string& line) { engine_.channel().write(line); }

    // Commands, by name.
    void ignore(const std::string&) {}
    void introduce(const std::string&);
    void start_new_game(const std::string&);
    void select_variant(const std::string& name);
    void set_board(const std::string& fen);
    void set_option(const std::string& assignment);
    void set_hash(const std::string& mebibytes);
    void set_threads(const std::string& count);
    void set_level(const std::string& rest) { clock_.level(rest); }
    void set_seconds(const std::string& rest) { clock_.seconds_per_move(rest); }
    void set_depth(const std::string& rest) { clock_.depth(rest); }
    void set_own_time(const std::string& rest) { clock_.own_time(rest); }
    void set_other_time(const std::string& rest) { clock_.other_time(rest); }
    void show_thinking(const std::string&) { shows_thinking_ = true; }
    void hide_thinking(const std::string&) { shows_thinking_ = false; }
    void meet_computer(const std::string&) { plays_computer_ = true; }
    void answer_ping(const std::string& number);
    void force(const std::string&);
    void end_game(const std::string& result);
    void go(const std::string&);
    void play_other(const std::string&);
    void move_now(const std::string&);
    void play(const std::string& text);
    void undo(const std::string&) { take_back(1); }
    void remove(const std::string&) { take_back(2); }
    void analyze(const std::string&);
    void end_analysis(const std::string&) { analyzing_ = false; }
    void tell_progress(const std::string&);
    void lift(const std::string& square);
    void put(const std::string& square);

    void tell_pieces();
    /// True: the search was to find a move, which is not told.
    bool drop_search();
    void begin_position();
    void take_back(int plies);
    void think();
    /// The same for the move that a command has interrupted, in the time that is left for it.
    void think_again();
    void think_for_ever();
    /// Plays and tells the move that the search has found, and what waits for it.
    void answer();
    void tell_move();
    void tell_pongs();
    /// Tells the result if the game is over.
    bool tell_result();
    std::optional<std::string> legal_move(const std::string& text);

    void on_info(const Info& info) override;
    void on_current_move(int, const std::string&, int) override {}
    void on_best(const std::optional<std::string>& best, const std::optional<std::string>&,
                 search::Score, std::uint64_t) override {
        best_ = best;
    }

    Engine& engine_;
    View view_;
    TimeControl clock_;
    std::optional<rules::Side> engine_side_;  // nothing in force mode
    std::atomic<bool> analyzing_ = false;
    bool plays_computer_ = false;
    bool board_is_wrong_ = false;  // XBoard could not show a move
    bool board_was_sent_ = false;  // XBoard ends its game and begins another from there
    int plies_ = 0;
    std::optional<Clicks> clicks_;       // what the user has clicked so far
    std::optional<rules::Cell> put_on_;  // where he has just put his man

    std::atomic<bool> shows_thinking_ = false;
    std::atomic<bool> dropped_ = false;
    bool owes_move_ = false;  // the move found was not told
    std::chrono::steady_clock::time_point thinks_since_;
    std::optional<std::string> best_;
    std::mutex progress_access_;
    Info progress_;
    std::mutex pongs_access_;
    bool pongs_wait_ = false;  // for the engine's move
    std::vector<std::string> pongs_;
};

}  // namespace refskak::daemon::cecp
