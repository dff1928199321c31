#include "daemon/uci_like.hpp"

#include <new>
#include <system_error>

#include "daemon/go_command.hpp"
#include "daemon/info_text.hpp"
#include "daemon/position_command.hpp"
#include "daemon/version.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

void check_debug(const std::string& rest) {
    if (lower_case(rest) != "on" && lower_case(rest) != "off")
        throw rules::Fault("'" + shown(rest) + "' is not understood: expected on or off");
}

}  // namespace

UciLike::UciLike(Engine& engine)
    : engine_(engine),
      own_commands_(engine),
      commands_(engine, [this](const std::string& message) { inform(message); }) {
    add(common_commands());
    add(own_commands_.list());
}

std::vector<Command> UciLike::common_commands() {
    using enum When;
    return {
        {"debug", any_time, "on|off: accepted, no effect", check_debug},
        {"isready", any_time, "answers readyok", [this] { say("readyok"); }},
        {"setoption", when_idle, "name N [value V]",
         [this](const std::string& rest) { set_an_option(rest); }},
        {"position", when_idle, "startpos|fen F [moves ...]",
         [this](const std::string& rest) { set_position(rest); }},
        {"go", when_idle,
         "depth|nodes|movetime|mate N, wtime btime winc binc movestogo, infinite, ponder, perft N, "
         "searchmoves ...",
         [this](const std::string& rest) { go(rest); }},
        {"ponderhit", any_time, "the expected move was played", [this] { engine_.ponder_hit(); }},
        {"stop", any_time, "ends the search; bestmove follows", [this] { stop(); }},
        {"wait", any_time, "blocks until the search has answered", [this] { wait(); }},
        {"help", any_time, "this list", [this] { tell_help(); }},
    };
}

void UciLike::introduce() {
    say("id name " + engine_name());
    say("id author the Refskak authors");
    for (const Option& option : engine_.options())
        say(option_line(option));
}

void UciLike::set_an_option(const std::string& rest) {
    if (set_option(engine_.options(), rest).name == "UCI_Variant") own_commands_.tell_variant();
}

void UciLike::set_position(const std::string& rest) {
    const PositionCommand command = read_position(rest);
    engine_.session().set_position(command.fen, command.moves);
}

std::vector<std::string> UciLike::legal_search_moves(const std::vector<std::string>& texts) {
    constexpr std::size_t most_named = 10;
    std::vector<std::string> legal;
    std::string named;
    std::size_t illegal = 0;
    for (const std::string& text : texts)
        if (engine_.session().is_legal(text))
            legal.push_back(text);
        else if (++illegal <= most_named)
            named += " " + shown(text);
    if (illegal > most_named) named += " and " + std::to_string(illegal - most_named) + " more";
    if (illegal > 0)
        inform("searchmoves: illegal and ignored:" + named +
               (legal.empty() ? "; all moves are taken" : ""));
    return legal;
}

void UciLike::go(const std::string& rest) {
    const GoCommand command = read_go(split_words(rest), player_one());
    for (const std::string& complaint : command.complaints)
        inform(complaint);
    if (command.perft)
        return own_commands_.count_perft(*command.perft, legal_search_moves(command.search_moves));
    Session& session = engine_.session();
    if (const rules::Outcome over = standing(); over.decided() && !session.moves().empty())
        inform("game over: " + outcome_text(over));
    own_commands_.tell_table_faults();
    engine_.set_unbounded(command.unbounded());
    const std::vector<std::string> moves = legal_search_moves(command.search_moves);
    try {
        session.go(command.limits, engine_.search_options(), moves, *this);
    } catch (const std::system_error&) {
        inform("go: the system grants no thread to search in: any move is played");
        answer_unsearched();
    } catch (const std::bad_alloc&) {
        inform("go: the memory to search in cannot be had: any move is played");
        answer_unsearched();
    }
}

/// Whoever asked for a move waits for one, good or not.
void UciLike::answer_unsearched() {
    const std::vector<std::string> moves = engine_.session().moves();
    on_best(moves.empty() ? std::nullopt : std::optional(moves.front()), std::nullopt, 0, 0);
}

void UciLike::stop() {
    engine_.stop();
    engine_.wait();
}

void UciLike::wait() {
    if (engine_.busy_without_end())
        inform("wait: this search ends only by 'stop' or 'ponderhit'");
    else
        engine_.wait();
}
void UciLike::tell_help() { engine_.channel().write(commands_.help()); }

void UciLike::on_info(const Info& info) { say(info_line(info, engine_.shows_wdl())); }

void UciLike::on_current_move(int depth, const std::string& move, int number) {
    say("info depth " + std::to_string(depth) + " currmove " + move + " currmovenumber " +
        std::to_string(number));
}

}  // namespace refskak::daemon
