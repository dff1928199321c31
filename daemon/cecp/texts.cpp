#include "daemon/cecp/texts.hpp"

#include "daemon/version.hpp"
#include "search/score.hpp"

namespace refskak::daemon::cecp {

namespace {

/// XBoard has commands of its own for these.
bool is_told_otherwise(const Option& option) {
    return option.name == "Hash" || option.name == "Threads" || option.name == "Ponder" ||
           option.name.rfind("UCI_", 0) == 0;
}

std::string kind_and_values(const Option& option) {
    switch (option.kind) {
        case OptionKind::check:
            return std::string("-check ") + (option.value == "true" ? "1" : "0");
        case OptionKind::spin:
            return "-spin " + option.value + " " + std::to_string(option.least) + " " +
                   std::to_string(option.most);
        case OptionKind::button:
            return "-button";
        case OptionKind::string:
            return "-string " + option.value;
        case OptionKind::combo:
            break;
    }
    std::string text = "-combo";
    for (const std::string& choice : option.choices)
        text += (text.size() > 6 ? " /// " : " ") + std::string(choice == option.value ? "*" : "") +
                choice;
    return text;
}

int score_number(search::Score score) {
    constexpr int mate = 100'000;
    if (search::is_win(score)) return mate + search::mate_moves(score);
    if (search::is_loss(score)) return -mate + search::mate_moves(score);
    return score;
}

}  // namespace

std::vector<std::string> feature_lines(const std::vector<Option>& options,
                                       const std::vector<std::string>& variants) {
    std::string names;
    for (const std::string& name : variants)
        names += (names.empty() ? "" : ",") + name;
    std::vector<std::string> lines{
        "feature done=0",
        "feature myname=\"" + engine_name() + "\" variants=\"" + names + "\"",
        "feature setboard=1 usermove=1 ping=1 highlight=1 analyze=1 playother=1 reuse=1 name=1",
        "feature draw=0 colors=0 san=0 sigint=0 sigterm=0 time=1 memory=1 smp=1 debug=1",
    };
    for (const Option& option : options)
        if (!is_told_otherwise(option))
            lines.push_back("feature option=\"" + option.name + " " + kind_and_values(option) +
                            "\"");
    lines.emplace_back("feature done=1");
    return lines;
}

std::string thinking_line(const Info& info) {
    std::string line = std::to_string(info.depth) + " " + std::to_string(score_number(info.score)) +
                       " " + std::to_string(info.milliseconds / 10) + " " +
                       std::to_string(info.nodes);
    for (const std::string& move : info.pv)
        line += " " + move;
    if (info.bound == search::Bound::lower) line += " !";
    if (info.bound == search::Bound::upper) line += " ?";
    return line;
}

std::string result_line(rules::Outcome outcome, const View& view) {
    const std::string reason = " {" + std::string(rules::end_name(outcome.end)) + "}";
    if (outcome.verdict == rules::Verdict::draw) return "1/2-1/2" + reason;
    return (rules::is_win_for(outcome, view.white()) ? "1-0" : "0-1") + reason;
}

}  // namespace refskak::daemon::cecp
