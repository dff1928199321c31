#include "daemon/gtp/gtp.hpp"

#include <algorithm>
#include <cctype>
#include <chrono>

#include "daemon/gtp/board_text.hpp"
#include "daemon/gtp/vertex.hpp"
#include "daemon/info_text.hpp"
#include "daemon/picture.hpp"
#include "daemon/version.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::gtp {

namespace {

/// A line without its remark and control characters, as GTP wants it read.
std::string cleaned(const std::string& line) {
    std::string text = line.substr(0, line.find('#'));
    std::replace(text.begin(), text.end(), '\t', ' ');
    text.erase(std::remove_if(text.begin(), text.end(),
                              [](unsigned char c) { return std::iscntrl(c) != 0; }),
               text.end());
    return text;
}

std::int64_t read_number(const std::vector<std::string>& words, std::size_t at) {
    const std::optional<std::int64_t> number =
        at < words.size() ? read_integer(words[at]) : std::nullopt;
    if (!number || *number < 0) throw rules::Fault("syntax error: expected a number of at least 0");
    return *number;
}

std::string side_name(rules::Side side) { return side == rules::Side::white ? "white" : "black"; }

/// How GTP names a click.
std::string click_text(const std::string& point) {
    return point == pass ? point : vertex(cell_of(point));
}

}  // namespace

Gtp::Gtp(Engine& engine) : engine_(engine), game_(engine) {
    commands_ = administrative_commands();
    for (const auto& list : {game_commands(), rules_commands()})
        for (const Command& command : list)
            commands_.push_back({command.name, [this, act = command.act](const Words& words) {
                                     require_letters();
                                     return act(words);
                                 }});
}

bool Gtp::handle(const std::string& line) {
    Words words = split_words(cleaned(line));
    std::string id;
    if (!words.empty() && read_integer(words[0])) {
        id = words[0];
        words.erase(words.begin());
    }
    if (words.empty()) return true;
    const auto answer = [&](char mark, std::string text) {
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        engine_.channel().write(mark + id + " " + text + "\n");
    };
    const auto command = std::find_if(commands_.begin(), commands_.end(),
                                      [&](const Command& c) { return c.name == words[0]; });
    try {
        if (command == commands_.end())
            answer('?', "unknown command");
        else
            answer('=', command->act(words));
    } catch (const std::exception& fault) {  // memory or threads may be short as well
        answer('?', fault.what());
    }
    return words[0] != "quit";
}

/// An answer like any other: whoever sent the line waits for one.
void Gtp::refuse(const std::string& message) { engine_.channel().write("? " + message + "\n"); }

std::vector<Gtp::Command> Gtp::administrative_commands() {
    const auto known = [this](const std::string& name) {
        return std::any_of(commands_.begin(), commands_.end(),
                           [&](const Command& command) { return command.name == name; });
    };
    return {
        {"protocol_version", [](const Words&) { return std::string("2"); }},
        {"name", [](const Words&) { return split_command(engine_name()).first; }},
        {"version", [](const Words&) { return split_command(engine_name()).second; }},
        {"known_command",
         [known](const Words& words) {
             return std::string(words.size() > 1 && known(words[1]) ? "true" : "false");
         }},
        {"list_commands",
         [this](const Words&) {
             std::string list;
             for (const Command& command : commands_)
                 list += command.name + "\n";
             return list;
         }},
        {"quit", [](const Words&) { return std::string(); }},
    };
}

std::vector<Gtp::Command> Gtp::game_commands() {
    return {
        {"boardsize", [this](const Words& words) { return set_board_size(words); }},
        {"clear_board", [this](const Words&) { return clear_board(); }},
        {"komi", [](const Words&) { return std::string(); }},  // Go's: nothing here is counted
        {"play", [this](const Words& words) { return play(words); }},
        {"genmove", [this](const Words& words) { return generate_move(words); }},
        {"undo",
         [this](const Words&) {
             game_.undo();
             return std::string();
         }},
        {"showboard", [this](const Words&) { return show_board(); }},
        {"time_settings", [this](const Words& words) { return set_time(words); }},
        {"time_left", [this](const Words& words) { return set_time_left(words); }},
    };
}

std::vector<Gtp::Command> Gtp::rules_commands() {
    return {
        {"gogui-analyze_commands",
         [](const Words&) { return std::string("gfx/Board/gogui-rules_board_gfx"); }},
        {"gogui-rules_game_id", [this](const Words&) { return engine_.choice().variant.name; }},
        {"gogui-rules_board_size",
         [this](const Words&) { return std::to_string(board_size(session().diagram())); }},
        {"gogui-rules_board", [this](const Words&) { return "\n" + stones(session().diagram()); }},
        {"gogui-rules_board_gfx",
         [this](const Words&) {
             return "\n" + graphics(session().diagram(), game_.clicks(), turn_text());
         }},
        {"gogui-rules_legal_moves", [this](const Words&) { return legal_moves(); }},
        {"gogui-rules_side_to_move",
         [this](const Words&) { return side_name(session().side_to_move()); }},
        {"gogui-rules_final_result", [this](const Words&) { return final_result(); }},
    };
}

std::string Gtp::set_board_size(const Words& words) const {
    if (read_number(words, 1) != board_size(session().diagram()))
        throw rules::Fault("unacceptable size");
    return {};
}

std::string Gtp::clear_board() {
    game_.clear();
    clock_.reset();
    return {};
}

std::string Gtp::play(const Words& words) {
    require_turn(words);
    if (words.size() != 3) throw rules::Fault("syntax error: expected play COLOUR VERTEX");
    const std::string point = lower_case(words[2]);
    const std::optional<rules::Cell> cell = read_vertex(point);
    if (!cell && point != pass) throw rules::Fault("syntax error: expected a vertex or pass");
    try {
        game_.click(cell ? point_name(*cell) : pass);
    } catch (const rules::Fault&) {
        throw rules::Fault("illegal move");
    }
    return {};
}

std::string Gtp::generate_move(const Words& words) {
    require_turn(words);
    const rules::Side side = session().side_to_move();
    const auto start = std::chrono::steady_clock::now();
    const std::string point = game_.make_best_click(clock_.limits(side));
    const auto spent = std::chrono::steady_clock::now() - start;
    clock_.spend(side, std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
    return click_text(point);
}

std::string Gtp::set_time(const Words& words) {
    clock_.set(read_number(words, 1), read_number(words, 2), read_number(words, 3));
    return {};
}

std::string Gtp::set_time_left(const Words& words) {
    clock_.set_left(read_side(words, 1), read_number(words, 2), read_number(words, 3));
    return {};
}

std::string Gtp::show_board() const {
    std::string text = "\n";
    for (const std::string& line : draw(session().diagram()))
        text += (line.empty() ? " " : line) + "\n";
    return text + turn_text();
}

std::string Gtp::legal_moves() const {
    std::string list;
    for (const std::string& point : game_.clicks().legal())
        list += (list.empty() ? "" : " ") + click_text(point);
    return list;
}

std::string Gtp::final_result() const {
    const rules::Outcome over = session().result();
    return over.decided() ? outcome_text(over) : "unknown";
}

std::string Gtp::turn_text() const {
    if (const rules::Outcome over = session().result(); over.decided())
        return "The game is over: " + outcome_text(over);
    std::string text = side_name(session().side_to_move()) + " to move";
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    if (game_.clicks().made().empty()) return text;
    const Path next = game_.clicks().legal();
    const bool may_stop = std::find(next.begin(), next.end(), pass) != next.end();
    return text + (may_stop ? ", pass ends the move" : ", the move goes on");
}

rules::Side Gtp::read_side(const Words& words, std::size_t at) const {
    const std::string name = at < words.size() ? lower_case(words[at]) : "";
    if (name == "b" || name == "black") return rules::Side::black;
    if (name == "w" || name == "white") return rules::Side::white;
    throw rules::Fault("syntax error: expected black or white");
}

void Gtp::require_letters() const {
    const rules::Diagram diagram = session().diagram();
    if (std::max(diagram.files, diagram.ranks) > most_files)
        throw rules::Fault("GTP cannot show this game: its boards are square, with letters for " +
                           std::to_string(most_files) + " files only");
}

void Gtp::require_turn(const Words& words) const {
    if (read_side(words, 1) == session().side_to_move()) return;
    throw rules::Fault("illegal move: " + side_name(session().side_to_move()) + " is to move");
}

}  // namespace refskak::daemon::gtp
