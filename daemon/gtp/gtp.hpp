#pragma once

#include <functional>
#include <string>
#include <vector>

#include "daemon/dialect.hpp"
#include "daemon/gtp/clicked_game.hpp"
#include "daemon/gtp/clock.hpp"

namespace refskak::daemon::gtp {

/// The Go Text Protocol with GoGui's rules extension, by which an engine lends GoGui its board, its
/// legal clicks and its result. A move is clicked point by point; the side to move stays until it
/// is complete.
class Gtp final : public Dialect {
  public:
    explicit Gtp(Engine& engine);

    bool handle(const std::string& line) override;
    void refuse(const std::string& message) override;

  private:
    using Words = std::vector<std::string>;
    struct Command {
        std::string name;
        std::function<std::string(const Words&)> act;
    };

    std::vector<Command> administrative_commands();
    std::vector<Command> game_commands();
    std::vector<Command> rules_commands();

    std::string set_board_size(const Words& words) const;
    std::string clear_board();
    std::string play(const Words& words);
    std::string generate_move(const Words& words);
    std::string set_time(const Words& words);
    std::string set_time_left(const Words& words);
    std::string show_board() const;
    std::string legal_moves() const;
    std::string final_result() const;
    std::string turn_text() const;

    rules::Side read_side(const Words& words, std::size_t at) const;
    void require_letters() const;
    void require_turn(const Words& words) const;

    Session& session() const { return game_.session(); }

    Engine& engine_;
    std::vector<Command> commands_;
    Clock clock_;
    ClickedGame game_;
};

}  // namespace refskak::daemon::gtp
