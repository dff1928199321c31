#include "rules/leaping/text.hpp"

#include <algorithm>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"

namespace refskak::rules::leaping {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string quoted(std::string_view text) {
    return std::string(1, '\'').append(text).append(1, '\'');
}

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

std::uint32_t read_counter(const std::string& text, const char* name) {
    if (text.empty() || text.size() > 9 || !std::all_of(text.begin(), text.end(), is_digit))
        throw Fault(std::string(name) + " " + quoted(text) +
                    " is not understood: expected a number of at most 9 digits");
    return static_cast<std::uint32_t>(std::stoul(text));
}

/// Reads one rank of a placement, cell by cell.
class RankReader {
  public:
    RankReader(const Board& board, int rank, std::string_view text, std::string_view letters)
        : board_(board), cell_{0, rank}, text_(text), letters_(letters) {}

    void read(Men& men) {
        if (text_.empty()) refuse("is empty");
        while (!text_.empty()) {
            if (is_digit(text_[0])) {
                skip_free();
            } else {
                read_man(men, text_[0]);
                text_.remove_prefix(1);
            }
        }
        if (cell_.file != board_.files())
            refuse("has " + std::to_string(cell_.file) + " cells instead of " +
                   std::to_string(board_.files()));
    }

  private:
    [[noreturn]] void refuse(const std::string& fault) const {
        throw Fault("rank " + std::to_string(cell_.rank + 1) + " of the position " + fault);
    }

    void skip_free() {
        const auto end = std::find_if_not(text_.begin(), text_.end(), is_digit);
        const std::string number(text_.begin(), end);
        if (number[0] == '0' || number.size() > 2)
            refuse("has the number " + quoted(number) + ": expected 1 to " +
                   std::to_string(board_.files()));
        for (int i = std::stoi(number); i > 0; --i)
            take_point("counts as free");
        text_.remove_prefix(number.size());
    }

    void read_man(Men& men, char c) {
        if (c == '*') {
            check_width();
            if (board_.point(cell_).exists()) refuse("has a '*' on the point " + cell_text(cell_));
            ++cell_.file;
            return;
        }
        const std::size_t kind = letters_.find(c);
        if (kind == std::string_view::npos)
            refuse("has an unknown letter " + quoted({&c, 1}) + ": expected " +
                   std::string(letters_) + ", a number or *");
        men[kind].set(take_point("has a man on"));
    }

    void check_width() const {
        if (cell_.file >= board_.files())
            refuse("has more than " + std::to_string(board_.files()) + " cells");
    }

    Point take_point(const char* what) {
        check_width();
        const Point point = board_.point(cell_);
        if (!point.exists())
            refuse(std::string(what) + " " + cell_text(cell_) + ", which is no point of the board");
        ++cell_.file;
        return point;
    }

    const Board& board_;
    Cell cell_;
    std::string_view text_;
    std::string_view letters_;
};

/// The state that a path of leaps ends in; nothing when it is no such path.
bool follow(const Board& board, const Crowd& crowd, const std::vector<Point>& path, Move& state) {
    state = {path[0], path[0], 0};
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Leap* leap = find_leap(board, state.to, path[i]);
        if (leap == nullptr || !crowd.can_leap(*leap, state.taken_points())) return false;
        state.taken = crowd.taken_after(*leap, state.taken_points()).word();
        state.to = path[i];
    }
    return true;
}

}  // namespace

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
    return result;
}

FenFields read_fen_fields(std::string_view text, bool with_hand) {
    const std::vector<std::string> fields = words(text);
    const std::size_t expected = with_hand ? 5 : 4;
    if (fields.size() != expected)
        throw Fault("the position has " + std::to_string(fields.size()) + " fields instead of " +
                    std::to_string(expected) + ": expected placement, side, " +
                    (with_hand ? "hand, " : "") + "progress, move number");
    FenFields result;
    result.placement = fields[0];
    if (fields[1] != "w" && fields[1] != "b")
        throw Fault("side to move " + quoted(fields[1]) + " is not understood: expected w or b");
    result.side = fields[1] == "w" ? Side::white : Side::black;
    if (with_hand) result.hand = fields[2];
    result.progress = read_counter(fields[expected - 2], "progress counter");
    result.move_number = read_counter(fields[expected - 1], "move number");
    if (result.move_number == 0) throw Fault("move number 0: expected 1 or more");
    return result;
}

std::string fen_text(const FenFields& fields, bool with_hand) {
    std::string text = fields.placement;
    text.append(1, ' ').append(1, letter(fields.side));
    if (with_hand) text.append(1, ' ').append(fields.hand);
    text.append(1, ' ').append(std::to_string(fields.progress));
    text.append(1, ' ').append(std::to_string(fields.move_number));
    return text;
}

Men read_placement(const Board& board, std::string_view text, std::string_view letters) {
    std::vector<std::string_view> ranks;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = text.find('/');
        ranks.push_back(text.substr(0, end));
        if (end != std::string_view::npos) text.remove_prefix(end + 1);
    }
    if (static_cast<int>(ranks.size()) != board.ranks())
        throw Fault("the position has " + std::to_string(ranks.size()) + " ranks instead of " +
                    std::to_string(board.ranks()));
    Men men;
    for (int i = 0; i < board.ranks(); ++i)
        RankReader(board, board.ranks() - 1 - i, ranks[static_cast<std::size_t>(i)], letters)
            .read(men);
    return men;
}

std::string placement_text(const Board& board, const Men& men, std::string_view letters) {
    std::string text;
    for (int rank = board.ranks() - 1; rank >= 0; --rank) {
        int free = 0;
        const auto flush = [&] {
            if (free > 0) text += std::to_string(free);
            free = 0;
        };
        for (int file = 0; file < board.files(); ++file) {
            const Point point = board.point({file, rank});
            if (point.exists() && !men[0].test(point) && !men[1].test(point)) {
                ++free;
                continue;
            }
            flush();
            text += !point.exists() ? '*' : men[0].test(point) ? letters[0] : letters[1];
        }
        flush();
        if (rank > 0) text += '/';
    }
    return text;
}

std::string path_text(const Board& board, const std::vector<Point>& path) {
    std::string text;
    for (const Point point : path)
        text += cell_text(board.cell(point));
    return text;
}

std::vector<Point> read_path(const Board& board, std::string_view text) {
    std::vector<Point> path;
    for (std::string_view rest = text; !rest.empty();) {
        const auto cell = take_cell(rest);
        if (!cell) throw Fault("move " + quoted(text) + " is not understood: expected points");
        path.push_back(board.point(*cell));
        if (!path.back().exists())
            throw Fault("move " + quoted(text) + ": " + cell_text(*cell) +
                        " is no point of the board");
    }
    if (path.size() < 2)
        throw Fault("move " + quoted(text) + " is not understood: expected two points or more");
    return path;
}

Move find_move(const Board& board, const Crowd& crowd, const std::vector<Point>& path,
               const MoveList<Move>& legal, std::string_view text) {
    Move state;
    if (follow(board, crowd, path, state)) {
        if (std::find(legal.begin(), legal.end(), state) != legal.end()) return state;
    } else if (path.size() == 2) {
        for (const Move& move : legal)
            if (move.from == path[0] && move.to == path[1]) return move;
    }
    throw Fault("move " + quoted(text) + " is not legal");
}

}  // namespace refskak::rules::leaping
