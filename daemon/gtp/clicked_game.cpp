#include "daemon/gtp/clicked_game.hpp"

#include "daemon/gtp/board_text.hpp"
#include "daemon/info_text.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::gtp {

void ClickedGame::clear() {
    session().set_position(std::nullopt, {});
    engine_.new_game();
    history_.clear();
    begin_move();
}

void ClickedGame::begin_move() {
    plan_.clear();
    const bool over = session().result().decided();
    clicks_.emplace(over ? std::vector<std::string>{} : session().moves(),
                    free_points(session().diagram()),
                    [this](const std::string& move) { return session().is_legal(move); });
}

void ClickedGame::click(const std::string& point) {
    Path made = clicks_->made();
    made.push_back(point);
    const std::optional<std::string> move = clicks_->click(point);
    plan_.clear();
    if (!move) return;
    session().play(*move);
    history_.push_back(made);
    begin_move();
}

void ClickedGame::undo() {
    if (clicks_->made().empty() && history_.empty()) throw rules::Fault("cannot undo");
    plan_.clear();
    if (!clicks_->made().empty()) return clicks_->take_back();
    const Path made = history_.back();
    history_.pop_back();
    session().undo(1);
    begin_move();
    for (auto point = made.begin(); point != made.end() - 1; ++point)
        clicks_->click(*point);
}

std::string ClickedGame::make_best_click(const search::Limits& limits) {
    const Path plan = plan_.empty() ? think(limits) : plan_;
    click(plan.front());
    plan_.assign(plan.begin() + 1, plan.end());
    return plan.front();
}

Path ClickedGame::think(const search::Limits& limits) {
    const rules::Outcome over = session().result();
    if (over.decided()) throw rules::Fault("the game is over: " + outcome_text(over));
    // A move that was begun is only to be completed.
    const bool begun = !clicks_->made().empty();
    session().go(limits, engine_.search_options(),
                 begun ? clicks_->candidates() : std::vector<std::string>{}, *this);
    engine_.wait();
    return clicks_->rest_of(*best_);
}

}  // namespace refskak::daemon::gtp
