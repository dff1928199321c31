#include "rules/grid_text.hpp"

#include "rules/fault.hpp"
#include "rules/words.hpp"

namespace refskak::rules {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::string cell_text(Cell cell) {
    std::string text(1, static_cast<char>('a' + cell.file));
    text += std::to_string(cell.rank + 1);
    return text;
}

std::optional<Cell> take_cell(std::string_view& text) {
    if (text.size() < 2) return {};
    const char letter = static_cast<char>(text[0] | 0x20);
    if (letter < 'a' || letter > 'z' || text[1] < '1' || text[1] > '9') return {};
    int rank = text[1] - '0';
    std::size_t used = 2;
    if (text.size() > 2 && is_digit(text[2])) {
        rank = 10 * rank + text[2] - '0';
        used = 3;
    }
    text.remove_prefix(used);
    return Cell{letter - 'a', rank - 1};
}

Cell read_cell(std::string_view text, std::string_view key) {
    std::string_view rest = text;
    const auto cell = take_cell(rest);
    if (!cell || !rest.empty())
        throw Fault("key " + quoted(key) + ": " + quoted(text) +
                    " is no point: expected a letter and a number, like c3");
    return *cell;
}

}  // namespace refskak::rules
