#pragma once

#include <optional>
#include <string>
#include <vector>

#include "daemon/engine.hpp"
#include "daemon/gtp/clicks.hpp"

namespace refskak::daemon::gtp {

/// The engine's game, played click by click by the user and by the engine.
class ClickedGame final : private SearchObserver {
  public:
    explicit ClickedGame(Engine& engine) : engine_(engine) { clear(); }

    /// Back to the start position.
    void clear();
    /// Throws `rules::Fault` when it is not legal.
    void click(const std::string& point);
    /// Takes the last click back. Throws `rules::Fault` when there is none.
    void undo();
    /// Thinks when it has no plan yet, makes the next click of the move it planned, and returns it.
    /// Blocks. Throws `rules::Fault` when the game is over.
    std::string make_best_click(const search::Limits& limits);

    Session& session() const { return engine_.session(); }
    /// The clicks of the present move.
    const Clicks& clicks() const { return *clicks_; }

  private:
    void begin_move();
    Path think(const search::Limits& limits);

    void on_info(const Info&) override {}
    void on_current_move(int, const std::string&, int) override {}
    void on_best(const std::optional<std::string>& best, const std::optional<std::string>&,
                 search::Score, std::uint64_t) override {
        best_ = best;
    }

    Engine& engine_;
    std::optional<Clicks> clicks_;
    std::vector<Path> history_;  // the clicks of the moves played
    Path plan_;                  // clicks of the engine's own move that are still to come
    std::optional<std::string> best_;
};

}  // namespace refskak::daemon::gtp
