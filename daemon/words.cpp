#include "daemon/words.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <sstream>

#include "rules/fault.hpp"

namespace refskak::daemon {

std::vector<std::string> split_words(const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

std::string lower_case(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    return text;
}

std::optional<std::int64_t> read_integer(const std::string& text) {
    const std::size_t sign = !text.empty() && text[0] == '+' ? 1 : 0;
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data() + sign, text.data() + text.size(), value);
    if (end != text.data() + text.size() || text.size() == sign) return {};
    if (sign == 1 && text[1] == '-') return {};
    if (error == std::errc::result_out_of_range)
        return text[0] == '-' ? std::numeric_limits<std::int64_t>::min()
                              : std::numeric_limits<std::int64_t>::max();
    if (error != std::errc{}) return {};
    return value;
}

std::pair<std::string, std::string> split_command(const std::string& line) {
    constexpr const char* blanks = " \t\r\n\v\f";
    const std::size_t start = line.find_first_not_of(blanks);
    if (start == std::string::npos) return {};
    const std::size_t end = std::min(line.find_first_of(blanks, start), line.size());
    const std::size_t rest = line.find_first_not_of(blanks, end);
    if (rest == std::string::npos) return {line.substr(start, end - start), {}};
    const std::size_t last = line.find_last_not_of(blanks);
    return {line.substr(start, end - start), line.substr(rest, last - rest + 1)};
}

std::int64_t read_number(const std::string& what, const std::string& text, std::int64_t least,
                         std::int64_t most) {
    const std::optional<std::int64_t> number = read_integer(text);
    if (number && *number >= least && *number <= most) return *number;
    throw rules::Fault(what + ": '" + shown(text) + "' is refused, expected a number from " +
                       std::to_string(least) + " to " + std::to_string(most));
}

std::string printable(const std::string& text) {
    constexpr std::size_t most = 300;
    std::string line = text.substr(0, most);
    for (char& c : line)
        if ((c >= 0 && c < ' ') || c == 0x7F) c = ' ';
    return line + (text.size() > most ? "..." : "");
}

}  // namespace refskak::daemon
