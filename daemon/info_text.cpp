#include "daemon/info_text.hpp"

#include <algorithm>

#include "search/win_model.hpp"

namespace refskak::daemon {

std::string score_text(search::Score score) {
    if (search::is_win(score) || search::is_loss(score))
        return "mate " + std::to_string(search::mate_moves(score));
    return "cp " + std::to_string(score);
}

std::string outcome_text(rules::Outcome outcome) {
    std::string text(rules::verdict_name(outcome.verdict));
    if (!outcome.decided()) return text;
    return text + " " +
           (outcome.end == rules::End::none ? "forfeit"
                                            : std::string(rules::end_name(outcome.end)));
}

std::string info_line(const Info& info, bool show_wdl) {
    const auto number = [](auto value) { return std::to_string(value); };
    std::string line = "info depth " + number(info.depth) + " seldepth " +
                       number(std::max(info.depth, info.selective_depth)) + " multipv " +
                       number(info.multipv) + " score " + score_text(info.score);
    if (info.bound == search::Bound::lower) line += " lowerbound";
    if (info.bound == search::Bound::upper) line += " upperbound";
    if (show_wdl) {
        const search::Chances chances = search::chances(info.score);
        line +=
            " wdl " + number(chances.win) + " " + number(chances.draw) + " " + number(chances.loss);
    }
    const auto milliseconds =
        static_cast<std::uint64_t>(std::max<std::int64_t>(1, info.milliseconds));
    line += " nodes " + number(info.nodes) + " nps " + number(info.nodes * 1000 / milliseconds) +
            " hashfull " + number(info.hashfull) + " tbhits " + number(info.table_hits) + " time " +
            number(info.milliseconds);
    if (!info.pv.empty()) line += " pv";
    for (const std::string& move : info.pv)
        line += " " + move;
    return line;
}

}  // namespace refskak::daemon
