#include "daemon/ugi.hpp"

#include "daemon/info_text.hpp"
#include "daemon/position_command.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

std::string truth(bool value) { return value ? "true" : "false"; }

}  // namespace

Ugi::Ugi(Engine& engine) : UciLike(engine) {
    using enum When;
    add({
        {"ugi", any_time, "the handshake: name, options, ugiok", [this] { greet(); }},
        {"uginewgame", when_idle, "clears table and histories",
         [this] { this->engine().new_game(); }},
        {"query", any_time, "p1turn|gameover|result|islegal M|fen",
         [this](const std::string& rest) { query(rest); }},
    });
}

void Ugi::greet() {
    introduce();
    say("ugiok");
}

void Ugi::query(const std::string& rest) {
    const auto [word, argument] = split_command(rest);
    const bool judges_move = lower_case(word) == "islegal";
    const std::string what = lower_case(judges_move ? word : rest);
    if (judges_move && split_words(argument).size() != 1)
        throw rules::Fault("islegal: expected one move behind it");
    const Session& session = engine().session();
    std::string answer;
    if (what == "p1turn")
        answer = truth(session.side_to_move() == session.first_side());
    else if (what == "gameover")
        answer = truth(session.result().decided());
    else if (what == "result")
        answer = result();
    else if (judges_move)
        answer = truth(session.is_legal(argument));
    else if (what == "fen")
        answer = session.fen();
    else
        throw rules::Fault("'" + shown(rest) +
                           "' is not understood: expected p1turn, gameover, result, islegal M or "
                           "fen");
    say("response " + answer);
}

std::string Ugi::result() const {
    const Session& session = engine().session();
    const rules::Outcome over = session.result();
    if (!over.decided()) return "none";
    if (over.verdict == rules::Verdict::draw) return "draw";
    return rules::is_win_for(over, session.first_side()) ? "p1win" : "p2win";
}

void Ugi::set_position(const std::string& rest) {
    const PositionCommand command = read_position(rest);
    Session& session = engine().session();
    try {
        session.set_position(command.fen, command.moves);
    } catch (const IllegalMove& fault) {
        const auto illegal = command.moves.begin() + static_cast<std::ptrdiff_t>(fault.ply()) - 1;
        session.set_position(command.fen, {command.moves.begin(), illegal});
        if (const rules::Outcome over = session.result(); over.decided())
            return inform("position: moves after the end of the game (" + outcome_text(over) +
                          ") are ignored");
        session.forfeit();
        inform("position: " + std::string(fault.what()) + "; the game is lost by who played it");
    }
}

std::optional<rules::Side> Ugi::player_one() const { return engine().session().first_side(); }

void Ugi::on_best(const std::optional<std::string>& best, const std::optional<std::string>&,
                  search::Score score, std::uint64_t) {
    if (!best) say("info depth 0 score " + score_text(score));
    say("bestmove " + best.value_or("0000"));
}

}  // namespace refskak::daemon
