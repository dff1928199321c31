#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace refskak::daemon::gtp {

/// What ends a move that may go on, and Halatafl's pass.
inline constexpr const char* pass = "pass";

/// A move as it is clicked: point after point ("e5"), perhaps `pass` at last.
using Path = std::vector<std::string>;

/// The clicks of a move's text. Where moves place men of several kinds, `choosers` holds the point
/// that stands for each kind; it is clicked first.
Path path_of(const std::string& move, const std::map<char, std::string>& choosers);

/// Lets a move be clicked point by point. Knows no rules: it has the texts of the legal moves, and
/// asks whether a text is one.
class Clicks {
  public:
    using IsLegal = std::function<bool(const std::string&)>;

    /// `free_points`: points that serve to choose a man to place, best first.
    Clicks(const std::vector<std::string>& moves, const std::vector<std::string>& free_points,
           IsLegal is_legal);

    /// What may be clicked next, in the order of the moves.
    Path legal() const;
    /// Takes a click. Returns the move when it is complete. Throws `rules::Fault` on any click but
    /// a legal one.
    std::optional<std::string> click(const std::string& point);
    /// Takes the last click back; there must be one.
    void take_back() { made_.pop_back(); }
    const Path& made() const { return made_; }
    /// The moves that the clicks made may still become.
    std::vector<std::string> candidates() const;
    /// The clicks that are missing to one of the candidates, `pass` included where it is needed.
    Path rest_of(const std::string& candidate) const;
    /// The kinds of men that can be placed, with the points that choose them; empty unless several.
    const std::map<char, std::string>& choosers() const { return choosers_; }

  private:
    /// Whether a move goes on after these clicks.
    bool goes_on(const Path& path) const;
    /// The move that the clicks make if they stop here.
    std::string text() const;

    std::map<char, std::string> choosers_;
    std::vector<std::string> moves_;
    std::vector<Path> paths_;
    IsLegal is_legal_;
    Path made_;
};

}  // namespace refskak::daemon::gtp
