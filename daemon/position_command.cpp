#include "daemon/position_command.hpp"

#include <algorithm>

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

PositionCommand read_position(const std::string& text) {
    PositionCommand command;
    std::vector<std::string> words = split_words(text);
    const auto moves = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        return lower_case(word) == "moves";
    });
    if (moves != words.end()) command.moves.assign(moves + 1, words.end());
    words.erase(moves, words.end());
    if (words.empty()) throw rules::Fault("expected startpos or fen F, then perhaps moves M ...");
    if (lower_case(words[0]) == "fen") {
        command.fen.emplace();
        for (std::size_t i = 1; i < words.size(); ++i)
            *command.fen += (i == 1 ? "" : " ") + words[i];
    } else if (lower_case(words[0]) != "startpos") {
        throw rules::Fault("'" + shown(words[0]) +
                           "' is not understood: expected startpos or fen F");
    } else if (words.size() != 1) {
        throw rules::Fault("'" + shown(words[1]) + "' is not understood: expected moves M ...");
    }
    return command;
}

}  // namespace refskak::daemon
