#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace refskak::rules {

/// Rules told for a person: points of a list, wrapped to the width of a terminal.
class Prose {
  public:
    static constexpr std::size_t width = 79;

    /// Adds a point of one sentence or more.
    void add(const std::string& text);
    const std::vector<std::string>& lines() const { return lines_; }

  private:
    std::vector<std::string> lines_;
};

/// "a", "a or b", "a, b or c", with any word for "or".
std::string enumeration(const std::vector<std::string>& parts, std::string_view last_word);

/// How games without a winner end, in all families alike: the repetition that ends a game, 0 for
/// none, and what it means; the plies without `progress` that do, 0 for none, and what they mean.
std::string endless_games(int repetition, std::string_view repeated, int limit,
                          std::string_view progress, std::string_view limited);

}  // namespace refskak::rules
