#include "rules/leaping/placement.hpp"

#include <algorithm>
#include <vector>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/words.hpp"

namespace refskak::rules::leaping {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

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

}  // namespace

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

}  // namespace refskak::rules::leaping
