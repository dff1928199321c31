#include "daemon/gtp/vertex.hpp"

#include "daemon/words.hpp"

namespace refskak::daemon::gtp {

namespace {

constexpr std::string_view letters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

}  // namespace

const int most_files = static_cast<int>(letters.size());

std::string vertex(rules::Cell cell) {
    return letters[static_cast<std::size_t>(cell.file)] + std::to_string(cell.rank + 1);
}

std::optional<rules::Cell> read_vertex(const std::string& text) {
    if (text.size() < 2 || text.size() > 3) return {};
    const char letter =
        text[0] >= 'a' && text[0] <= 'z' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
    const std::size_t file = letters.find(letter);
    const std::optional<std::int64_t> rank = read_integer(text.substr(1));
    if (file == std::string_view::npos || !rank || *rank < 1) return {};
    return rules::Cell{static_cast<int>(file), static_cast<int>(*rank) - 1};
}

rules::Cell cell_of(const std::string& point) {
    return {point[0] - 'a', std::stoi(point.substr(1)) - 1};
}

std::string point_name(rules::Cell cell) {
    return static_cast<char>('a' + cell.file) + std::to_string(cell.rank + 1);
}

}  // namespace refskak::daemon::gtp
