#include "rules/words.hpp"

namespace refskak::rules {

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> result;
    bool inside = false;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\r';
        if (!blank && !inside) result.emplace_back();
        if (!blank) result.back() += c;
        inside = !blank;
    }
    return result;
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    return result;
}

std::string shown(std::string_view text) {
    constexpr std::size_t most = 60;
    std::string result(text.substr(0, most));
    for (char& c : result)
        if (c < ' ' || c > '~') c = '?';
    return text.size() > most ? result + "..." : result;
}

std::string quoted(std::string_view text) {
    return std::string(1, '\'').append(shown(text)).append(1, '\'');
}

}  // namespace refskak::rules
