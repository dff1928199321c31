#include "daemon/cecp/cecp.hpp"

#include <algorithm>
#include <exception>

#include "daemon/cecp/refusal.hpp"
#include "daemon/cecp/texts.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::cecp {

namespace {

/// Whether XBoard can show a game: large boards and men in hand are beyond it.
bool can_show(const rules::Diagram& start) {
    return View::can_show(start.files, start.ranks) && start.hands.empty();
}

bool can_show(const rules::Variant& variant, search::TranspositionTable& table) {
    return can_show(open_session(variant, table)->diagram());
}

View view_of(const Session& session) {
    const rules::Diagram diagram = session.diagram();
    return View(diagram.files, diagram.ranks, session.first_side());
}

/// A game that was chosen before XBoard spoke gives way to the default if it cannot be shown.
Engine& with_game_to_show(Engine& engine) {
    if (can_show(engine.session().diagram())) return engine;
    engine.channel().write("Error (XBoard cannot show the game chosen before; it is " +
                           std::string(Engine::default_variant) + " now): xboard");
    engine.select_variant(Engine::default_variant);
    return engine;
}

/// The games that XBoard can show.
std::vector<std::string> games_on_offer(const Catalogue& catalogue) {
    search::TranspositionTable table(1);
    std::vector<std::string> names;
    for (const rules::Variant& variant : catalogue.all())
        if (can_show(variant, table)) names.push_back(variant.name);
    return names;
}

}  // namespace

Cecp::Cecp(Engine& engine) : engine_(with_game_to_show(engine)), view_(view_of(engine.session())) {
    engine_side_ = !view_.white();
}

const std::vector<Cecp::Command>& Cecp::commands() {
    using enum Search;
    static const std::vector<Command> list{
        {"xboard", goes_on, &Cecp::ignore},
        {"protover", answers, &Cecp::introduce},
        {"new", is_dropped, &Cecp::start_new_game},
        {"variant", is_dropped, &Cecp::select_variant},
        {"setboard", is_dropped, &Cecp::set_board},
        {"force", is_dropped, &Cecp::force},
        {"go", is_dropped, &Cecp::go},
        {"playother", is_dropped, &Cecp::play_other},
        {"usermove", is_dropped, &Cecp::play},
        {"undo", is_dropped, &Cecp::undo},
        {"remove", is_dropped, &Cecp::remove},
        {"result", is_dropped, &Cecp::end_game},
        {"analyze", is_dropped, &Cecp::analyze},
        {"exit", begins_anew, &Cecp::end_analysis},
        {"option", begins_anew, &Cecp::set_option},
        {"memory", begins_anew, &Cecp::set_hash},
        {"cores", begins_anew, &Cecp::set_threads},
        {"level", answers, &Cecp::set_level},
        {"st", answers, &Cecp::set_seconds},
        {"sd", answers, &Cecp::set_depth},
        {"time", goes_on, &Cecp::set_own_time},
        {"otim", goes_on, &Cecp::set_other_time},
        {"ping", goes_on, &Cecp::answer_ping},
        {"?", goes_on, &Cecp::move_now},
        {".", goes_on, &Cecp::tell_progress},
        {"lift", goes_on, &Cecp::lift},
        {"put", goes_on, &Cecp::put},
        {"post", goes_on, &Cecp::show_thinking},
        {"nopost", goes_on, &Cecp::hide_thinking},
        {"computer", goes_on, &Cecp::meet_computer},
    };
    return list;
}

bool Cecp::handle(const std::string& line) {
    const auto [word, rest] = split_command(line);
    if (word.empty()) return true;
    if (word == "quit") {
        drop_search();
        return false;
    }
    // Said by XBoard, and nothing to this engine.
    static const std::vector<std::string_view> idle_talk{"accepted", "rejected", "random", "hard",
                                                         "easy",     "name",     "rating", "ics",
                                                         "hint",     "bk",       "draw",   "hover"};
    if (std::find(idle_talk.begin(), idle_talk.end(), word) != idle_talk.end()) return true;
    const auto command = std::find_if(commands().begin(), commands().end(),
                                      [&name = word](const Command& c) { return c.name == name; });
    if (command == commands().end()) {
        say("Error (unknown command): " + shown(word));
        return true;
    }
    obey(*command, rest, line);
    return true;
}

void Cecp::obey(const Command& command, const std::string& rest, const std::string& line) {
    if (command.search == Search::answers && !analyzing_) engine_.wait();
    const bool stops =
        command.search == Search::begins_anew || command.search == Search::is_dropped;
    const bool owes_move = stops && drop_search();
    const bool obeyed = succeeds(line, [&] { (this->*command.act)(rest); });
    const bool goes_on = !obeyed || command.search == Search::begins_anew;
    if (owes_move && goes_on && !analyzing_)
        think_again();
    if (owes_move && !engine_.busy()) tell_pongs();
    if (stops && analyzing_) succeeds(line, [this] { think_for_ever(); });
}

bool Cecp::succeeds(const std::string& line, const std::function<void()>& act) {
    try {
        act();
        return true;
    } catch (const Refusal& refusal) {
        say(refusal.what());
    } catch (const rules::Fault& fault) {
        say("Error (" + std::string(fault.what()) + "): " + shown(line));
    } catch (const std::exception& error) {
        say("Error (the system refuses: " + std::string(error.what()) + "): " + shown(line));
    }
    return false;
}

void Cecp::introduce(const std::string&) {
    for (const std::string& line :
         feature_lines(engine_.options(), games_on_offer(engine_.catalogue())))
        say(line);
}

void Cecp::start_new_game(const std::string&) {
    engine_.new_game();
    session().set_position(std::nullopt, {});
    clock_.new_game();
    plays_computer_ = false;
    if (!analyzing_) engine_side_ = !view_.white();
    begin_position();
}

void Cecp::select_variant(const std::string& name) {
    search::TranspositionTable table(1);
    if (!can_show(engine_.catalogue().choose(name).variant, table))
        throw rules::Fault("XBoard cannot show this game");
    engine_.select_variant(name);
    view_ = view_of(session());
    if (engine_side_) engine_side_ = !view_.white();
    begin_position();
    say(view_.setup(session().start_fen()));
    tell_pieces();
}

void Cecp::tell_pieces() {
    for (const std::string& line : View::pieces(session().start_fen()))
        say(line);
}

void Cecp::set_board(const std::string& fen) {
    const auto refusal = [](const rules::Fault& fault, const char* remark) {
        return Refusal("tellusererror Illegal position: " + std::string(fault.what()) + remark);
    };
    std::string ours;
    try {
        ours = view_.read_fen(fen);
    } catch (const rules::Fault& fault) {
        throw refusal(fault, "");
    }
    try {
        session().set_position(ours, {});
    } catch (const rules::Fault& fault) {
        const bool swapped = view_.white() != rules::Side::white;
        throw refusal(fault, swapped ? " (XBoard shows White and Black swapped)" : "");
    }
    begin_position();
}

void Cecp::begin_position() {
    plies_ = 0;
    board_is_wrong_ = false;
    clicks_.reset();
}

void Cecp::set_option(const std::string& assignment) {
    const std::size_t equals = std::min(assignment.find('='), assignment.size());
    const std::string name = assignment.substr(0, equals);
    const Option* option = find_option(engine_.options(), name);
    if (option == nullptr) throw rules::Fault("unknown option '" + shown(name) + "'");
    if (option->name == "UCI_Variant") throw rules::Fault("'variant NAME' chooses the game");
    std::string value = assignment.substr(std::min(equals + 1, assignment.size()));
    if (option->kind == OptionKind::check && value == "1") value = "true";
    if (option->kind == OptionKind::check && value == "0") value = "false";
    daemon::set_option(*option, value);
}

void Cecp::set_hash(const std::string& mebibytes) { set_option("Hash=" + mebibytes); }

void Cecp::set_threads(const std::string& count) { set_option("Threads=" + count); }

/// What was sent before is done: a move that is being sought comes first, though reading goes on.
void Cecp::answer_ping(const std::string& number) {
    const std::lock_guard lock(pongs_access_);
    pongs_.push_back("pong " + number);
    if (pongs_wait_) return;
    say(pongs_.back());
    pongs_.pop_back();
}

void Cecp::tell_pongs() {
    const std::lock_guard lock(pongs_access_);
    pongs_wait_ = false;
    for (const std::string& pong : pongs_)
        say(pong);
    pongs_.clear();
}

void Cecp::lift(const std::string& square) {
    std::string_view rest = square;
    const std::optional<rules::Cell> cell = view_.read_square(rest);
    // While the engine thinks, the user has nothing to lift.
    if (!cell || (engine_.busy() && !analyzing_)) return;
    // A victim is put on and lifted again at once: the move goes on from there.
    const bool goes_on = clicks_ && put_on_ == cell && clicks_->from != cell;
    if (goes_on)
        clicks_->victims.push_back(*cell);
    else
        clicks_ = Clicks{cell, {}, {}};
    put_on_.reset();
    say("highlight " +
        view_.highlight(next_clicks(session().move_effects(), *clicks_->from, clicks_->victims)));
}

void Cecp::put(const std::string& square) {
    std::string_view rest = square;
    put_on_ = view_.read_square(rest);
}

}  // namespace refskak::daemon::cecp
