#include "daemon/cecp/clicks.hpp"

#include <algorithm>

namespace refskak::daemon::cecp {

namespace {

constexpr char victim_mark = 'C';  // the move is not complete with this click
constexpr char target_mark = 'Y';

bool contains(const std::vector<rules::Cell>& cells, rules::Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

bool takes_all(const MoveEffect& move, const std::vector<rules::Cell>& victims) {
    return std::all_of(victims.begin(), victims.end(),
                       [&](rules::Cell victim) { return contains(move.taken, victim); });
}

/// The number of victims that are clicked to make this move.
std::size_t clicked_victims(const MoveEffect& move) {
    return std::min(move.taken.size(), most_victims);
}

}  // namespace

std::optional<Clicks> read_clicks(const std::string& text, const View& view) {
    if (text == "@@@@") return Clicks{};
    Clicks clicks;
    std::string_view rest = text;
    clicks.from = view.read_square(rest);
    clicks.to = view.read_square(rest);
    while (clicks.from && clicks.to && !rest.empty() && rest.front() == ',') {
        rest.remove_prefix(1);
        if (view.read_square(rest) != clicks.to) return {};
        clicks.victims.push_back(*clicks.to);
        clicks.to = view.read_square(rest);
    }
    // XBoard may append a letter for what a man becomes.
    if (!clicks.from || !clicks.to || rest.size() > 1) return {};
    return clicks;
}

const MoveEffect* clicked_move(const std::vector<MoveEffect>& moves, const Clicks& clicks) {
    const MoveEffect* best = nullptr;
    for (const MoveEffect& move : moves) {
        if (move.from != clicks.from || move.to != clicks.to) continue;
        if (!takes_all(move, clicks.victims)) continue;
        if (move.taken.size() == clicks.victims.size()) return &move;
        const bool could_click = clicks.victims.size() >= most_victims;
        const auto rank = [](const MoveEffect& m) { return std::pair(m.taken.size(), m.text); };
        if (could_click && (best == nullptr || rank(move) < rank(*best))) best = &move;
    }
    return best;
}

std::vector<std::pair<rules::Cell, char>> next_clicks(const std::vector<MoveEffect>& moves,
                                                      rules::Cell from,
                                                      const std::vector<rules::Cell>& victims) {
    std::vector<std::pair<rules::Cell, char>> marks;
    for (const MoveEffect& move : moves) {
        if (move.from != from || !takes_all(move, victims)) continue;
        if (clicked_victims(move) == victims.size()) {
            marks.emplace_back(*move.to, target_mark);
            continue;
        }
        for (const rules::Cell victim : move.taken)
            if (!contains(victims, victim)) marks.emplace_back(victim, victim_mark);
    }
    return marks;
}

std::string move_argument(const MoveEffect& move, const View& view) {
    if (!move.from || !move.to) return "@@@@";
    std::string text = view.square(*move.from);
    for (std::size_t i = 0; i < clicked_victims(move); ++i)
        text += "x" + view.square(move.taken[i]);
    return text + (move.taken.empty() ? "" : "-") + view.square(*move.to);
}

bool is_shown_rightly(const MoveEffect& move, std::size_t victims) {
    return move.mover_stays && move.taken.size() == victims;
}

}  // namespace refskak::daemon::cecp
