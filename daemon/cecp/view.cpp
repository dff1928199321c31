#include "daemon/cecp/view.hpp"

#include <algorithm>

#include "daemon/cecp/pictures.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon::cecp {

namespace {

// XBoard 4.9 draws no larger board.
constexpr int most_files = 12;
constexpr int most_ranks = 16;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }

char other_case(char c) {
    if (is_upper(c)) return static_cast<char>(c - 'A' + 'a');
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// The letters in a placement, each once, in upper case.
std::string men_in(const std::string& placement) {
    std::string men;
    for (const char c : placement) {
        const char man = is_upper(c) ? c : other_case(c);
        if (is_upper(man) && men.find(man) == std::string::npos) men += man;
    }
    return men;
}

/// A rank of marks, 0 where there is none, as in a FEN.
std::string rank_text(const std::string& marks) {
    std::string text;
    int free = 0;
    for (const char mark : marks + '/') {
        if (mark == 0) {
            ++free;
            continue;
        }
        if (free > 0) text += std::to_string(free);
        free = 0;
        text += mark;
    }
    return text;
}

char read_side(const std::string& field) {
    if (field != "w" && field != "b")
        throw rules::Fault("'" + shown(field) + "' is no side to move: expected w or b");
    return field[0];
}

/// The counters behind fields for castling and en passant, which these games never have. XBoard
/// leaves out any of them.
std::string read_counters(const std::vector<std::string>& fields, std::size_t at) {
    const auto is_unused = [](const std::string& field) {
        return field.find_first_not_of("KQkq-") == std::string::npos;
    };
    for (int unused = 0; unused < 2 && at < fields.size() && is_unused(fields[at]); ++unused)
        ++at;
    if (at == fields.size()) return "0 1";
    if (fields.size() - at == 2) return fields[at] + " " + fields[at + 1];
    throw rules::Fault("'" + shown(fields[at]) +
                       "' is not understood: expected '- - N N' behind the side to move, with both "
                       "numbers or none");
}

}  // namespace

View::View(int files, int ranks, rules::Side first)
    : swapped_(first == rules::Side::black),
      files_(files),
      ranks_(ranks),
      first_rank_(ranks == 10 ? 0 : 1) {}

bool View::can_show(int files, int ranks) { return files <= most_files && ranks <= most_ranks; }

std::string View::square(rules::Cell cell) const {
    return static_cast<char>('a' + cell.file) + std::to_string(cell.rank + first_rank_);
}

std::optional<rules::Cell> View::read_square(std::string_view& text) const {
    std::size_t length = 1;
    int number = 0;
    while (length < text.size() && length < 3 && text[length] >= '0' && text[length] <= '9')
        number = 10 * number + (text[length++] - '0');
    if (length == 1) return {};
    const rules::Cell cell{text[0] - 'a', number - first_rank_};
    if (!has(cell)) return {};
    text.remove_prefix(length);
    return cell;
}

std::string View::swapped(std::string men) const {
    if (swapped_) std::transform(men.begin(), men.end(), men.begin(), other_case);
    return men;
}

std::string View::setup(const std::string& start_fen) const {
    const std::string placement = swapped(split_words(start_fen).at(0));
    return "setup (" + picture_table(men_in(placement)) + ") " + std::to_string(files_) + "x" +
           std::to_string(ranks_) + "+0_fairy " + placement + " w - - 0 1";
}

std::vector<std::string> View::pieces(const std::string& start_fen) {
    std::vector<std::string> lines;
    for (const char man : men_in(split_words(start_fen).at(0)))
        lines.push_back(std::string("piece ") + man + "& " + any_move);
    return lines;
}

std::string View::fen(const std::string& ours) const {
    const std::vector<std::string> fields = split_words(ours);
    const bool whites_turn = (fields.at(1) == "w") != swapped_;
    std::string placement = swapped(fields[0]);
    std::erase(placement, '+');
    return placement + (whites_turn ? " w" : " b") + " - - " + fields.at(fields.size() - 2) + " " +
           fields.back();
}

std::string View::read_fen(const std::string& text) const {
    const std::vector<std::string> fields = split_words(text);
    if (fields.size() < 2)
        throw rules::Fault("'" + shown(text) +
                           "' is not understood: expected PLACEMENT w|b - - N N");
    const bool whites_turn = (read_side(fields[1]) == 'w') != swapped_;
    return swapped(fields[0]) + (whites_turn ? " w " : " b ") + read_counters(fields, 2);
}

std::string View::highlight(const std::vector<std::pair<rules::Cell, char>>& marks) const {
    std::vector<std::string> ranks(static_cast<std::size_t>(ranks_),
                                   std::string(static_cast<std::size_t>(files_), 0));
    for (const auto& [cell, mark] : marks)
        ranks[static_cast<std::size_t>(cell.rank)][static_cast<std::size_t>(cell.file)] = mark;
    std::string text;
    for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank)
        text += rank_text(*rank);
    text.pop_back();
    return text;
}

}  // namespace refskak::daemon::cecp
