#include "rules/prose.hpp"

#include "rules/words.hpp"

namespace refskak::rules {

void Prose::add(const std::string& text) {
    std::string line = "-";
    for (const std::string& word : words(text)) {
        if (line.size() + 1 + word.size() > width) {
            lines_.push_back(line);
            line = " ";
        }
        line += " " + word;
    }
    lines_.push_back(line);
}

std::string enumeration(const std::vector<std::string>& parts, std::string_view last_word) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0)
            text += i + 1 == parts.size() ? " " + std::string(last_word) + " " : std::string(", ");
        text += parts[i];
    }
    return text;
}

std::string endless_games(int repetition, std::string_view repeated, int limit,
                          std::string_view progress, std::string_view limited) {
    std::string text;
    if (repetition != 0)
        text = "When a position stands for the " +
               std::string(repetition == 2 ? "second" : "third") + " time, " +
               std::string(repeated) + ".";
    if (limit != 0)
        text += (text.empty() ? "" : " ") + ("After " + std::to_string(limit)) + " plies without " +
                std::string(progress) + ", " + std::string(limited) + ".";
    return text.empty() ? "The game goes on until somebody wins." : text;
}

}  // namespace refskak::rules
