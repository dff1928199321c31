#include "daemon/gtp/clicks.hpp"

#include <algorithm>

#include "rules/fault.hpp"

namespace refskak::daemon::gtp {

namespace {

constexpr std::string_view forced_pass = "0000";

bool is_placing(const std::string& move) { return move.size() > 1 && move[1] == '@'; }

bool starts_with(const Path& path, const Path& start) {
    return path.size() >= start.size() && std::equal(start.begin(), start.end(), path.begin());
}

}  // namespace

Path path_of(const std::string& move, const std::map<char, std::string>& choosers) {
    if (move == forced_pass) return {pass};
    Path path;
    if (is_placing(move)) {
        if (const auto chooser = choosers.find(move[0]); chooser != choosers.end())
            path.push_back(chooser->second);
        path.push_back(move.substr(2));
        return path;
    }
    for (const char c : move)
        if (c >= 'a' && c <= 'z')
            path.emplace_back(1, c);
        else
            path.back() += c;
    return path;
}

Clicks::Clicks(const std::vector<std::string>& moves, const std::vector<std::string>& free_points,
               IsLegal is_legal)
    : moves_(moves), is_legal_(std::move(is_legal)) {
    for (const std::string& move : moves)
        if (is_placing(move)) choosers_[move[0]];
    if (choosers_.size() < 2) {
        choosers_.clear();
    } else {
        const auto is_target = [&](const std::string& point) {
            return std::any_of(moves.begin(), moves.end(), [&](const std::string& move) {
                return is_placing(move) && move.substr(2) == point;
            });
        };
        auto point = free_points.begin();
        for (auto& [man, chooser] : choosers_) {
            point = std::find_if_not(point, free_points.end(), is_target);
            if (point == free_points.end()) throw rules::Fault("no point is free to choose men by");
            chooser = *point++;
        }
    }
    for (const std::string& move : moves)
        paths_.push_back(path_of(move, choosers_));
}

Path Clicks::legal() const {
    Path points;
    for (const Path& path : paths_)
        if (path.size() > made_.size() && starts_with(path, made_) &&
            std::find(points.begin(), points.end(), path[made_.size()]) == points.end())
            points.push_back(path[made_.size()]);
    if (!made_.empty() && is_legal_(text())) points.push_back(pass);
    return points;
}

std::optional<std::string> Clicks::click(const std::string& point) {
    const Path points = legal();
    if (std::find(points.begin(), points.end(), point) == points.end())
        throw rules::Fault("illegal move: " + point);
    if (point == pass && !made_.empty()) return text();
    made_.push_back(point);
    if (goes_on(made_)) return std::nullopt;
    return text();
}

std::vector<std::string> Clicks::candidates() const {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < paths_.size(); ++i)
        if (starts_with(paths_[i], made_)) moves.push_back(moves_[i]);
    if (!made_.empty() && is_legal_(text())) moves.push_back(text());
    return moves;
}

Path Clicks::rest_of(const std::string& candidate) const {
    const Path path = path_of(candidate, choosers_);
    // A move whose own path is another one is to stop here.
    if (!starts_with(path, made_)) return {pass};
    Path rest(path.begin() + static_cast<std::ptrdiff_t>(made_.size()), path.end());
    if (goes_on(path)) rest.push_back(pass);
    return rest;
}

bool Clicks::goes_on(const Path& made) const {
    return std::any_of(paths_.begin(), paths_.end(), [&](const Path& path) {
        return path.size() > made.size() && starts_with(path, made);
    });
}

std::string Clicks::text() const {
    for (std::size_t i = 0; i < paths_.size(); ++i)
        if (paths_[i] == made_) return moves_[i];
    std::string joined;
    for (const std::string& point : made_)
        joined += point;
    return joined;
}

}  // namespace refskak::daemon::gtp
