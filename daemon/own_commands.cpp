#include "daemon/own_commands.hpp"

#include <algorithm>

#include "daemon/bench.hpp"
#include "daemon/go_command.hpp"
#include "daemon/info_text.hpp"
#include "daemon/load_command.hpp"
#include "daemon/picture.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"
#include "rules/prose.hpp"

namespace refskak::daemon {

std::vector<Command> OwnCommands::list() {
    using enum When;
    const auto with = [this](void (OwnCommands::*act)(const std::string&)) {
        return [this, act](const std::string& rest) { (this->*act)(rest); };
    };
    const auto alone = [this](void (OwnCommands::*act)()) {
        return [this, act] { (this->*act)(); };
    };
    return {
        {"variant", when_idle, "NAME [key=value ...] [fen=F]: chooses the game",
         with(&OwnCommands::select_variant)},
        {"variants", any_time, "lists the games", alone(&OwnCommands::list_variants)},
        {"load", when_idle, "FILE, or <<WORD and lines up to WORD: adds games from a file",
         with(&OwnCommands::load_variants),
         [this](const std::string& rest) { skip_lines(engine_.channel(), rest); }},
        {"rules", any_time, "the current game's rules", alone(&OwnCommands::tell_rules)},
        {"d", any_time, "draws the position", alone(&OwnCommands::draw_position)},
        {"fen", any_time, "the position as text", alone(&OwnCommands::tell_fen)},
        {"moves", any_time, "the legal moves", alone(&OwnCommands::tell_moves)},
        {"status", any_time, "ongoing, or who won and why", alone(&OwnCommands::tell_status)},
        {"move", when_idle, "M: plays a move", with(&OwnCommands::play)},
        {"undo", when_idle, "[N]: takes back one move or N", with(&OwnCommands::undo)},
        {"eval", any_time, "the parts of the evaluation", alone(&OwnCommands::tell_evaluation)},
        {"perft", when_idle, "N: counts move sequences", with(&OwnCommands::start_perft)},
        {"bench", when_idle, "counts the nodes of fixed searches",
         alone(&OwnCommands::start_bench)},
    };
}

void OwnCommands::select_variant(const std::string& rest) {
    engine_.select_variant(rest);
    tell_variant();
}

void OwnCommands::tell_variant() {
    const Session& session = engine_.session();
    const rules::Diagram diagram = session.diagram();
    say("info string variant " + engine_.choice().text + " files " + std::to_string(diagram.files) +
        " ranks " + std::to_string(diagram.ranks) + " first " +
        rules::letter(session.side_to_move()) + " startpos " + session.start_fen());
    for (const std::string& complaint : engine_.table_complaints())
        say("info string " + complaint);
}

void OwnCommands::list_variants() {
    std::vector<std::string> lines;
    for (const rules::Variant& variant : engine_.catalogue().all()) {
        std::string name = variant.name + ' ';
        name.resize(std::max<std::size_t>(20, name.size()), ' ');
        lines.push_back(name + variant.description);
    }
    say(lines);
}

void OwnCommands::load_variants(const std::string& rest) {
    for (const std::string& line : load(engine_, rest))
        say("info string " + line);
}

void OwnCommands::tell_rules() {
    const rules::Variant& variant = engine_.choice().variant;
    std::vector<std::string> lines = engine_.session().rules_text();
    const std::string& text = engine_.choice().text;
    const bool changed = text != variant.name;
    lines.insert(lines.begin(), text + (changed ? ", changed from " + variant.name : "") + ": " +
                                    variant.description);
    rules::Prose keys;
    std::vector<std::string> names;
    for (const rules::KeyDescription& key : keys_of(variant))
        names.emplace_back(key.name);
    keys.add("'variant " + variant.name + " key=value ...' changes the rules; the keys: " +
             rules::enumeration(names, "and") + ".");
    for (const std::string& line : keys.lines())
        lines.push_back(line);
    say(lines);
}

void OwnCommands::draw_position() {
    const Session& session = engine_.session();
    std::vector<std::string> lines = draw(session.diagram());
    lines.emplace_back();
    if (const std::string last = session.last_move(); !last.empty())
        lines.push_back("last move: " + last);
    lines.emplace_back(session.side_to_move() == rules::Side::white ? "White to move"
                                                                    : "Black to move");
    lines.push_back("fen " + session.fen());
    if (session.outcome().decided())
        lines.push_back(status());
    else if (const std::string verdict = session.table_verdict(); !verdict.empty())
        lines.push_back(verdict);
    say(lines);
    tell_table_faults();
}

void OwnCommands::tell_fen() { say("fen " + engine_.session().fen()); }

void OwnCommands::tell_moves() {
    std::string line = "moves";
    for (const std::string& move : engine_.session().moves())
        line += " " + move;
    say(line);
}

std::string OwnCommands::status() const {
    return "status " + outcome_text(engine_.session().outcome());
}

void OwnCommands::tell_status() { say(status()); }

void OwnCommands::play(const std::string& rest) {
    const std::vector<std::string> words = split_words(rest);
    if (words.size() != 1) throw rules::Fault("expected one move");
    engine_.session().play(words[0]);
}

void OwnCommands::undo(const std::string& rest) {
    const std::int64_t count = rest.empty() ? 1 : read_integer(rest).value_or(0);
    if (count < 1 || count > 1'000'000)
        throw rules::Fault("expected a number of moves from 1 to 1000000");
    engine_.session().undo(static_cast<int>(count));
}

void OwnCommands::tell_evaluation() {
    say(engine_.session().evaluation());
    tell_table_faults();
}

void OwnCommands::tell_table_faults() {
    for (const std::string& fault : engine_.session().table_faults())
        say("info string " + fault);
}

void OwnCommands::start_perft(const std::string& rest) {
    const std::optional<std::int64_t> depth = read_integer(rest);
    if (!depth || *depth < 0 || *depth > deepest_perft)
        throw rules::Fault("expected a depth from 0 to " + std::to_string(deepest_perft));
    count_perft(static_cast<int>(*depth), {});
}

/// What the work lacks once it runs is told as any other fault.
void OwnCommands::start_job(const std::string& name,
                            std::function<void(const std::atomic<bool>&)> work) {
    engine_.start_job([this, name, work = std::move(work)](const std::atomic<bool>& stop) {
        try {
            work(stop);
        } catch (const std::exception& error) {
            say("info string " + name + ": " + error.what());
        }
    });
}

void OwnCommands::count_perft(int depth, const std::vector<std::string>& moves) {
    start_job("perft", [this, depth, moves](const std::atomic<bool>& stop) {
        const std::optional<std::uint64_t> total = engine_.session().perft(
            depth, moves, stop, [this](const std::string& move, std::uint64_t count) {
                say(move + ": " + std::to_string(count));
            });
        say(total ? "Nodes searched: " + std::to_string(*total)
                  : "info string perft: stopped before all was counted");
    });
}

void OwnCommands::start_bench() {
    start_job("bench", [this](const std::atomic<bool>& stop) {
        run_bench(stop, [this](const std::string& line) { say(line); });
    });
}

}  // namespace refskak::daemon
