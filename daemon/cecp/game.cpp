// The part of the dialect that plays: moves, thinking, answers.

#include <algorithm>
#include <exception>
#include <utility>

#include "daemon/cecp/cecp.hpp"
#include "daemon/cecp/refusal.hpp"
#include "daemon/cecp/texts.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::cecp {

bool Cecp::drop_search() {
    dropped_ = true;
    engine_.stop();
    engine_.wait();
    dropped_ = false;
    return std::exchange(owes_move_, false);
}

void Cecp::go(const std::string&) {
    analyzing_ = false;
    engine_side_ = session().side_to_move();
    think();
}

/// After the engine's `setboard` XBoard says that the game was aborted, and `force`; yet it goes on
/// as before from the position sent.
void Cecp::end_game(const std::string& result) {
    board_was_sent_ = board_was_sent_ && result.find("Engine aborts game") != std::string::npos;
    if (!board_was_sent_) engine_side_.reset();
}

void Cecp::force(const std::string&) {
    if (!board_was_sent_) engine_side_.reset();
    board_was_sent_ = false;
}

/// An analysis has no move to make: it goes on.
void Cecp::move_now(const std::string&) {
    if (analyzing_) return;
    engine_.stop();
    engine_.wait();
}

void Cecp::play_other(const std::string&) { engine_side_ = !session().side_to_move(); }

/// Finds what was clicked; people may also type a move as the other dialects know it.
std::optional<std::string> Cecp::legal_move(const std::string& text) {
    if (const std::optional<Clicks> clicks = read_clicks(text, view_)) {
        const std::vector<MoveEffect> moves = session().move_effects();
        if (const MoveEffect* move = clicked_move(moves, *clicks)) {
            if (!is_shown_rightly(*move, clicks->victims.size())) board_is_wrong_ = true;
            return move->text;
        }
    }
    if (!view_.names_squares_like_us() || !session().is_legal(text)) return {};
    board_is_wrong_ = true;
    return text;
}

void Cecp::play(const std::string& text) {
    clicks_.reset();
    board_was_sent_ = false;
    const std::optional<std::string> move = legal_move(text);
    if (!move) throw Refusal("Illegal move: " + shown(text));
    session().play(*move);
    ++plies_;
    if (tell_result()) return;
    if (engine_side_ == session().side_to_move()) think();
}

void Cecp::take_back(int plies) {
    session().undo(plies);
    plies_ -= std::min(plies, plies_);
    clicks_.reset();
}

void Cecp::analyze(const std::string&) {
    analyzing_ = true;
    engine_side_.reset();
}

void Cecp::think() {
    thinks_since_ = std::chrono::steady_clock::now();
    think_again();
}

void Cecp::think_again() {
    if (analyzing_) return;  // the analysis goes on instead
    if (session().moves().empty()) {
        tell_result();
        return;
    }
    best_.reset();
    {
        const std::lock_guard lock(pongs_access_);
        pongs_wait_ = true;
    }
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - thinks_since_);
    try {
        session().go(clock_.limits(session().side_to_move(), plies_ / 2, spent.count()),
                     engine_.search_options(), {}, *this);
    } catch (const std::exception&) {
        // No thread or no memory to search in: any move is better than none.
        best_ = session().moves().front();
        return answer();
    }
    engine_.set_unbounded(false);
    engine_.after_search([this] { answer(); });
}

void Cecp::think_for_ever() {
    search::Limits limits;
    limits.infinite = true;
    session().go(limits, engine_.search_options(), {}, *this);
    engine_.set_unbounded(true);
}

void Cecp::answer() {
    owes_move_ = dropped_;  // read once: it may be set at any moment
    if (owes_move_) return;
    if (best_) tell_move();
    tell_pongs();
}

void Cecp::tell_move() {
    const std::vector<MoveEffect> moves = session().move_effects();
    const auto move = std::find_if(moves.begin(), moves.end(),
                                   [&](const MoveEffect& m) { return m.text == *best_; });
    if (!is_shown_rightly(*move, std::min(move->taken.size(), most_victims)))
        board_is_wrong_ = true;
    session().play(*best_);
    ++plies_;
    say("move " + move_argument(*move, view_));
    // In a match of engines `setboard` would end the game.
    if (tell_result() || !board_is_wrong_ || plays_computer_) return;
    board_is_wrong_ = false;
    board_was_sent_ = true;
    plies_ = 0;  // for XBoard a game begins here
    say("setboard " + view_.fen(session().fen()));
    tell_pieces();  // forgotten with the game before
}

bool Cecp::tell_result() {
    const rules::Outcome outcome = session().outcome();
    if (!outcome.decided()) return false;
    say(result_line(outcome, view_));
    return true;
}

void Cecp::on_info(const Info& info) {
    {
        const std::lock_guard lock(progress_access_);
        progress_ = info;
    }
    // A search stopped at once has thought nothing.
    if (info.depth > 0 && (shows_thinking_ || analyzing_)) say(thinking_line(info));
}

void Cecp::tell_progress(const std::string&) {
    const std::lock_guard lock(progress_access_);
    if (!analyzing_) return;
    say("stat01: " + std::to_string(progress_.milliseconds / 10) + " " +
        std::to_string(progress_.nodes) + " " + std::to_string(progress_.depth) + " 0 0");
}

}  // namespace refskak::daemon::cecp
