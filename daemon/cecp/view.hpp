#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/point.hpp"
#include "rules/side.hpp"

namespace refskak::daemon::cecp {

/// How XBoard sees a game. There White always begins, so that where Black does, the colours are
/// swapped at this door; and ranks count from 0 on boards of ten.
class View {
  public:
    View() = default;
    /// A board of that size, on which `first` makes the first move of the game.
    View(int files, int ranks, rules::Side first);

    /// Whether XBoard can show a board of this size.
    static bool can_show(int files, int ranks);

    /// The side that XBoard calls White.
    rules::Side white() const { return swapped_ ? rules::Side::black : rules::Side::white; }
    bool names_squares_like_us() const { return first_rank_ == 1; }
    std::string square(rules::Cell cell) const;
    /// Reads a square from the front of `text` and removes it; nothing when there is none.
    std::optional<rules::Cell> read_square(std::string_view& text) const;

    /// The `setup` line: which picture each man has, size, start position.
    std::string setup(const std::string& start_fen) const;
    /// The `piece` lines, which let XBoard accept whatever move the engine makes or marks.
    static std::vector<std::string> pieces(const std::string& start_fen);
    /// One of our FENs as XBoard has it, who knows no promoted men.
    std::string fen(const std::string& ours) const;
    /// XBoard's FEN as one of ours. Throws `rules::Fault` for fields that XBoard does not send; the
    /// men and the counters may be anything: whoever reads them checks them.
    std::string read_fen(const std::string& text) const;
    /// Marks in the form of the `highlight` command: a letter and where it stands.
    std::string highlight(const std::vector<std::pair<rules::Cell, char>>& marks) const;

  private:
    std::string swapped(std::string men) const;
    bool has(rules::Cell cell) const {
        return cell.file >= 0 && cell.file < files_ && cell.rank >= 0 && cell.rank < ranks_;
    }

    bool swapped_ = false;
    int files_ = 0;
    int ranks_ = 0;
    int first_rank_ = 1;
};

}  // namespace refskak::daemon::cecp
