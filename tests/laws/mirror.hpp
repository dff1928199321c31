#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "rules/parameters.hpp"

/// Symmetries of boards, worked on texts alone, so that one law does for every family.
namespace refskak::laws {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

inline std::string with_sides_swapped(std::string text) {
    for (char& c : text) {
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - ('a' - 'A'));
        else if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c + ('a' - 'A'));
    }
    return text;
}

/// The rank of a placement seen in a mirror; "10" and "+w" stay one cell.
inline std::string mirrored_rank(const std::string& rank) {
    std::vector<std::string> cells;
    for (const char c : rank) {
        const bool goes_on =
            !cells.empty() && ((is_digit(c) && is_digit(cells.back()[0])) || cells.back() == "+");
        if (goes_on)
            cells.back() += c;
        else
            cells.emplace_back(1, c);
    }
    std::string result;
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell)
        result += *cell;
    return result;
}

/// Left and right change places.
struct FileMirror {
    static std::string position(const std::string& fen) {
        const std::size_t end = fen.find(' ');
        std::string result;
        for (const std::string& rank : rules::split_list(fen.substr(0, end), '/'))
            result += (result.empty() ? "" : "/") + mirrored_rank(rank);
        return result + fen.substr(end);
    }
    static std::string move(std::string text, int files, int) {
        const std::size_t start = text.find('@') + 1;  // 0 when nothing is placed
        for (std::size_t i = start; i < text.size(); ++i)
            if (text[i] >= 'a') text[i] = static_cast<char>('a' + files - 1 - (text[i] - 'a'));
        return text;
    }
};

/// The board is seen from the other side and the men change colour.
struct ColourMirror {
    static std::string position(const std::string& fen) {
        std::vector<std::string> fields = rules::split_list(fen, ' ');
        std::vector<std::string> ranks = rules::split_list(fields[0], '/');
        std::reverse(ranks.begin(), ranks.end());
        fields[0].clear();
        for (const std::string& rank : ranks)
            fields[0] += (fields[0].empty() ? "" : "/") + with_sides_swapped(rank);
        fields[1] = fields[1] == "w" ? "b" : "w";
        if (fields[2][0] == '[') fields[2] = hand(fields[2]);
        std::string result;
        for (const std::string& field : fields)
            result += (result.empty() ? "" : " ") + field;
        return result;
    }
    static std::string move(const std::string& text, int, int ranks) {
        std::string result;
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (!is_digit(text[i])) {
                result += text[i];
                continue;
            }
            std::string number(1, text[i]);
            while (i + 1 < text.size() && is_digit(text[i + 1]))
                number += text[++i];
            result += std::to_string(ranks + 1 - std::stoi(number));
        }
        return text == "0000" ? text : result;
    }

  private:
    /// White's men come first.
    static std::string hand(const std::string& field) {
        std::string men = with_sides_swapped(field.substr(1, field.size() - 2));
        std::stable_partition(men.begin(), men.end(), [](char c) { return c < 'a'; });
        return "[" + men + "]";
    }
};

}  // namespace refskak::laws
