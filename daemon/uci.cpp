#include "daemon/uci.hpp"

#include <algorithm>

#include "daemon/bench.hpp"
#include "daemon/go_command.hpp"
#include "daemon/info_text.hpp"
#include "daemon/picture.hpp"
#include "daemon/version.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

/// Splits the first word off a line; the rest keeps its blanks but for those around it.
std::pair<std::string, std::string> split_command(const std::string& line) {
    constexpr const char* blanks = " \t\r\n\v\f";
    const std::size_t start = line.find_first_not_of(blanks);
    if (start == std::string::npos) return {};
    const std::size_t end = std::min(line.find_first_of(blanks, start), line.size());
    const std::size_t rest = line.find_first_not_of(blanks, end);
    if (rest == std::string::npos) return {line.substr(start, end - start), {}};
    const std::size_t last = line.find_last_not_of(blanks);
    return {line.substr(start, end - start), line.substr(rest, last - rest + 1)};
}

/// What a person sees of words that came from outside: bounded and printable.
std::string shown(const std::string& word) {
    std::string text = word.substr(0, 60);
    for (char& c : text)
        if (c < ' ' || c > '~') c = '?';
    return text + (word.size() > 60 ? "..." : "");
}

}  // namespace

Uci::Uci(Engine& engine) : engine_(engine) {
    using enum When;
    commands_ = {
        {"uci", any_time, "the handshake: name, options, uciok", &Uci::greet},
        {"debug", any_time, "on|off: accepted, no effect", &Uci::set_debug},
        {"isready", any_time, "answers readyok", &Uci::confirm_ready},
        {"setoption", when_idle, "name N [value V]", &Uci::set_an_option},
        {"ucinewgame", when_idle, "clears table and histories", &Uci::start_new_game},
        {"position", when_idle, "startpos|fen F [moves ...]", &Uci::set_position},
        {"go", when_idle,
         "depth|nodes|movetime|mate N, wtime btime winc binc movestogo, infinite, ponder, perft N, "
         "searchmoves ...",
         &Uci::go},
        {"stop", any_time, "ends the search; bestmove follows", &Uci::stop},
        {"ponderhit", any_time, "the expected move was played", &Uci::ponder_hit},
        {"wait", any_time, "blocks until the search has answered", &Uci::wait},
        {"variant", when_idle, "NAME [key=value ...] [fen=F]: chooses the game",
         &Uci::select_variant},
        {"variants", any_time, "lists the games", &Uci::list_variants},
        {"rules", any_time, "the current game's rules", &Uci::tell_rules},
        {"d", any_time, "draws the position", &Uci::draw_position},
        {"fen", any_time, "the position as text", &Uci::tell_fen},
        {"moves", any_time, "the legal moves", &Uci::tell_moves},
        {"status", any_time, "ongoing, or who won and why", &Uci::tell_status},
        {"move", when_idle, "M: plays a move", &Uci::play},
        {"undo", when_idle, "[N]: takes back one move or N", &Uci::undo},
        {"eval", any_time, "the parts of the evaluation", &Uci::tell_evaluation},
        {"perft", when_idle, "N: counts move sequences", &Uci::start_perft},
        {"bench", when_idle, "counts the nodes of fixed searches", &Uci::start_bench},
        {"help", any_time, "this list", &Uci::tell_help},
    };
}

void Uci::run() {
    while (const std::optional<std::string> line = engine_.channel().read())
        if (!handle(*line)) {
            engine_.stop();
            engine_.wait();
            return;
        }
    if (engine_.busy_without_end() || engine_.channel().interrupted()) engine_.stop();
    engine_.wait();
}

void Uci::run_once(const std::string& line) {
    handle(line);
    if (engine_.busy_without_end()) engine_.stop();
    engine_.wait();
}

bool Uci::handle(const std::string& line) {
    const auto [word, rest] = split_command(line);
    if (word.empty()) return true;
    const std::string name = lower_case(word);
    if (name == "quit") return false;
    const auto command = std::find_if(commands_.begin(), commands_.end(),
                                      [&](const Command& c) { return c.name == name; });
    if (command == commands_.end()) {
        inform("unknown command '" + shown(word) + "': 'help' lists the commands");
        return true;
    }
    try {
        if (command->when == When::any_time || become_idle(name)) (this->*command->act)(rest);
    } catch (const rules::Fault& fault) {
        inform(name + ": " + fault.what());
    }
    return true;
}

bool Uci::become_idle(const std::string& command) {
    if (engine_.busy_without_end()) {
        inform(command + " is refused during an unbounded search: 'stop' comes first");
        return false;
    }
    engine_.wait();
    return true;
}

void Uci::greet(const std::string&) {
    say("id name " + engine_name());
    say("id author the Refskak authors");
    for (const Option& option : engine_.options())
        say(option_line(option));
    say("uciok");
}

void Uci::set_debug(const std::string&) {}

void Uci::confirm_ready(const std::string&) { say("readyok"); }

void Uci::set_an_option(const std::string& rest) {
    const std::string folded = lower_case(rest) + " ";
    if (folded.rfind("name ", 0) != 0) throw rules::Fault("expected name N [value V]");
    const std::size_t value_at = folded.find(" value ");
    std::string name = rest.substr(5, value_at == std::string::npos ? value_at : value_at - 5);
    const std::vector<std::string> words = split_words(name);
    name.clear();
    for (const std::string& word : words)
        name += (name.empty() ? "" : " ") + word;
    const std::string value = value_at == std::string::npos || value_at + 7 > rest.size()
                                  ? ""
                                  : split_command("x " + rest.substr(value_at + 7)).second;
    const Option* option = find_option(engine_.options(), name);
    if (option == nullptr)
        throw rules::Fault("unknown option '" + shown(name) + "': 'uci' lists the options");
    set_option(*option, value);
    if (option->name == "UCI_Variant") tell_variant();
}

void Uci::start_new_game(const std::string&) { engine_.new_game(); }

void Uci::set_position(const std::string& rest) {
    std::vector<std::string> words = split_words(rest);
    const auto moves = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        return lower_case(word) == "moves";
    });
    std::vector<std::string> move_texts;
    if (moves != words.end()) move_texts.assign(moves + 1, words.end());
    words.erase(moves, words.end());
    if (words.empty()) throw rules::Fault("expected startpos or fen F, then perhaps moves M ...");
    std::optional<std::string> fen;
    if (lower_case(words[0]) == "fen") {
        fen.emplace();
        for (std::size_t i = 1; i < words.size(); ++i)
            *fen += (i == 1 ? "" : " ") + words[i];
    } else if (lower_case(words[0]) != "startpos" || words.size() != 1) {
        throw rules::Fault("'" + shown(words[0]) +
                           "' is not understood: expected startpos or fen F");
    }
    engine_.session().set_position(fen, move_texts);
}

std::vector<std::string> Uci::legal_search_moves(const std::vector<std::string>& texts) {
    std::vector<std::string> legal;
    std::string illegal;
    for (const std::string& text : texts)
        if (engine_.session().is_legal(text))
            legal.push_back(text);
        else
            illegal += " " + shown(text);
    if (!illegal.empty())
        inform("searchmoves: illegal and ignored:" + illegal +
               (legal.empty() ? "; all moves are searched" : ""));
    return legal;
}

void Uci::go(const std::string& rest) {
    const GoCommand command = read_go(split_words(rest));
    for (const std::string& complaint : command.complaints)
        inform(complaint);
    if (command.perft) return count_perft(*command.perft);
    Session& session = engine_.session();
    const rules::Outcome outcome = session.outcome();
    if (outcome.decided() && !session.moves().empty())
        inform("game over: " + std::string(rules::verdict_name(outcome.verdict)) + " " +
               std::string(rules::end_name(outcome.end)));
    engine_.set_unbounded(command.unbounded());
    session.go(command.limits, engine_.search_options(), legal_search_moves(command.search_moves),
               *this);
}

void Uci::stop(const std::string&) {
    engine_.stop();
    engine_.wait();
}

void Uci::ponder_hit(const std::string&) { engine_.ponder_hit(); }

void Uci::wait(const std::string&) {
    if (engine_.busy_without_end())
        inform("wait: this search ends only by 'stop' or 'ponderhit'");
    else
        engine_.wait();
}

void Uci::select_variant(const std::string& rest) {
    engine_.select_variant(rest);
    tell_variant();
}

void Uci::tell_variant() {
    const Session& session = engine_.session();
    const rules::Diagram diagram = session.diagram();
    inform("variant " + engine_.choice().text + " files " + std::to_string(diagram.files) +
           " ranks " + std::to_string(diagram.ranks) + " first " +
           rules::letter(session.side_to_move()) + " startpos " + session.start_fen());
}

void Uci::list_variants(const std::string&) {
    for (const rules::Variant& variant : all_variants())
        say(variant.name + std::string(std::max<std::size_t>(1, 20 - variant.name.size()), ' ') +
            variant.description);
}

void Uci::tell_rules(const std::string&) {
    const rules::Variant& variant = engine_.choice().variant;
    say(variant.name + ": " + variant.description + " (family " + variant.family + ")");
    for (const rules::KeyDescription& key : keys_of(variant)) {
        const std::optional<std::string_view> value = variant.parameters.find(key.name);
        if (value)
            say("  " + std::string(key.name) + " = " + std::string(*value) + "   (" +
                std::string(key.values) + ")");
    }
}

void Uci::draw_position(const std::string&) {
    const Session& session = engine_.session();
    for (const std::string& line : draw(session.diagram()))
        say(line);
    say("");
    if (const std::string last = session.last_move(); !last.empty()) say("last move: " + last);
    say(session.side_to_move() == rules::Side::white ? "White to move" : "Black to move");
    say("fen " + session.fen());
    if (session.outcome().decided()) say(status());
}

void Uci::tell_fen(const std::string&) { say("fen " + engine_.session().fen()); }

void Uci::tell_moves(const std::string&) {
    std::string line = "moves";
    for (const std::string& move : engine_.session().moves())
        line += " " + move;
    say(line);
}

std::string Uci::status() const {
    const rules::Outcome outcome = engine_.session().outcome();
    std::string line = "status " + std::string(rules::verdict_name(outcome.verdict));
    if (outcome.decided()) line += " " + std::string(rules::end_name(outcome.end));
    return line;
}

void Uci::tell_status(const std::string&) { say(status()); }

void Uci::play(const std::string& rest) {
    const std::vector<std::string> words = split_words(rest);
    if (words.size() != 1) throw rules::Fault("expected one move");
    engine_.session().play(words[0]);
}

void Uci::undo(const std::string& rest) {
    const std::int64_t count = rest.empty() ? 1 : read_integer(rest).value_or(0);
    if (count < 1 || count > 1'000'000)
        throw rules::Fault("expected a number of moves, at least 1");
    engine_.session().undo(static_cast<int>(count));
}

void Uci::tell_evaluation(const std::string&) {
    for (const std::string& line : engine_.session().evaluation())
        say(line);
}

void Uci::start_perft(const std::string& rest) {
    const std::optional<std::int64_t> depth = read_integer(rest);
    if (!depth || *depth < 0 || *depth > 100) throw rules::Fault("expected a depth from 0 to 100");
    count_perft(static_cast<int>(*depth));
}

void Uci::count_perft(int depth) {
    engine_.start_job([this, depth](const std::atomic<bool>& stop) {
        const std::uint64_t total = engine_.session().perft(
            depth, stop, [this](const std::string& move, std::uint64_t count) {
                say(move + ": " + std::to_string(count));
            });
        say("Nodes searched: " + std::to_string(total));
    });
}

void Uci::start_bench(const std::string&) {
    engine_.start_job([this](const std::atomic<bool>& stop) {
        run_bench(stop, [this](const std::string& line) { say(line); });
    });
}

void Uci::tell_help(const std::string&) {
    for (const Command& command : commands_)
        say(command.name + std::string(12 - command.name.size(), ' ') + command.help);
    say("quit        ends the program");
}

void Uci::on_info(const Info& info) { say(info_line(info, engine_.shows_wdl())); }

void Uci::on_current_move(int depth, const std::string& move, int number) {
    say("info depth " + std::to_string(depth) + " currmove " + move + " currmovenumber " +
        std::to_string(number));
}

void Uci::on_best(const std::optional<std::string>& best, const std::optional<std::string>& ponder,
                  search::Score score, std::uint64_t) {
    if (!best) say("info depth 0 score " + score_text(score));
    say("bestmove " + best.value_or("(none)") + (ponder ? " ponder " + *ponder : ""));
}

}  // namespace refskak::daemon
