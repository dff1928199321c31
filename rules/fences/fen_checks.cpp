#include "rules/fences/fen_checks.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/words.hpp"

namespace refskak::rules::fences {

namespace {

struct OwnedMan {
    Side side;
    Man man;
};

std::string quoted_letter(char letter) { return quoted({&letter, 1}); }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::optional<OwnedMan> man_of(char letter) {
    const bool black = letter >= 'a' && letter <= 'z';
    const std::size_t found = man_letters.find(black ? static_cast<char>(letter - 32) : letter);
    if (found == std::string_view::npos) return {};
    return OwnedMan{black ? Side::black : Side::white, static_cast<Man>(found)};
}

std::string name(Point square) { return cell_text({file_of(square), rank_of(square)}); }

/// Removes a number of free squares from the front.
int take_number(std::string_view& text) {
    int number = text[0] - '0';
    if (number == 0) throw Fault("a rank holds a number that begins with 0");
    text.remove_prefix(1);
    if (!text.empty() && is_digit(text[0])) {
        number = 10 * number + text[0] - '0';
        text.remove_prefix(1);
    }
    return number;
}

int fences_of(const Position& p, Side side) {
    return p.fences[side].count() + std::popcount(static_cast<Men>(p.hand[side] & both_fences));
}

void require_new(const Position& p, OwnedMan one, char letter, int most_fences) {
    const bool too_many = one.man == Man::fence
                              ? fences_of(p, one.side) >= most_fences
                              : ((p.on_board[one.side] | p.hand[one.side]) & bit(one.man)) != 0;
    if (!too_many) return;
    const int most = one.man == Man::fence ? most_fences : 1;
    throw Fault("more men " + quoted_letter(letter) + " than the game has: expected at most " +
                std::to_string(most));
}

void put_man(Position& p, char letter, Point square, bool promoted, int most_fences) {
    const std::optional<OwnedMan> one = man_of(letter);
    if (!one)
        throw Fault(quoted_letter(letter) + " is no man: expected a letter of " +
                    std::string(man_letters) + ", in lower case for Black");
    require_new(p, *one, letter, most_fences);
    const std::string where = quoted_letter(letter) + " on " + name(square);
    if (!lives_on(one->side, one->man, square)) throw Fault(where + " stands on the wrong colour");
    if (one->man == Man::fence) {
        if (promoted) throw Fault(where + " is a fence and cannot be promoted");
        p.put_fence(one->side, spot_of(square));
        return;
    }
    if (!promoted && is_last_rank(one->side, square))
        throw Fault(where + " stands on its last rank without a '+'");
    p.put(one->side, one->man, spot_of(square), promoted);
}

void read_rank(Position& p, std::string_view text, int rank, int most_fences) {
    const std::string which = "rank " + std::to_string(rank + 1);
    if (text.empty()) throw Fault(which + " is empty: expected 10 squares");
    int file = 0;
    while (!text.empty()) {
        if (is_digit(text[0])) {
            file += take_number(text);
            continue;
        }
        const bool promoted = text[0] == '+';
        if (promoted) text.remove_prefix(1);
        if (text.empty()) throw Fault(which + " ends with a '+': expected a man behind it");
        if (file >= width) throw Fault(which + " has more than 10 squares");
        put_man(p, text[0], square_at(file, rank), promoted, most_fences);
        text.remove_prefix(1);
        ++file;
    }
    if (file != width)
        throw Fault(which + " has " + std::to_string(file) + " squares: expected 10");
}

}  // namespace

void read_placement(Position& p, std::string_view text, int most_fences) {
    const auto ranks = 1 + std::count(text.begin(), text.end(), '/');
    if (ranks != width)
        throw Fault("the placement has " + std::to_string(ranks) + " ranks: expected 10");
    for (int rank = width - 1; rank >= 0; --rank) {
        const std::size_t end = std::min(text.find('/'), text.size());
        read_rank(p, text.substr(0, end), rank, most_fences);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void read_hands(Position& p, std::string_view text) {
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        throw Fault("hand " + rules::quoted(text) + " is not understood: expected [men] or []");
    int last = -1;
    for (const char letter : text.substr(1, text.size() - 2)) {
        const std::optional<OwnedMan> one = man_of(letter);
        if (!one) throw Fault(quoted_letter(letter) + " in the hand is no man");
        const int place = 2 * animal_count * rules::index(one->side) + index(one->man);
        if (place < last)
            throw Fault("the hand is out of order: expected White's men, then Black's, each as " +
                        std::string(man_letters));
        require_new(p, *one, letter, fences_a_side);
        p.add_to_hand(one->side, one->man);
        last = place;
    }
    const int lead = std::popcount(p.hand.black) - std::popcount(p.hand.white);
    if (p.placing() && lead != (p.side == Side::white ? 0 : 1))
        throw Fault(
            "the hands do not fit the side to move: expected as many men in both with "
            "White to move, one more in Black's with Black to move");
}

void require_predators(const Position& p) {
    for (const Side side : {Side::white, Side::black})
        for (const Man man : {Man::wolf, Man::fox})
            if (((p.on_board[side] | p.hand[side]) & bit(man)) == 0)
                throw Fault(std::string(side == Side::white ? "White's " : "Black's ") +
                            (man == Man::wolf ? "wolf" : "fox") + " is missing");
}

void require_placeable(const Position& p) {
    for (const Side side : {Side::white, Side::black}) {
        const std::string owner = side == Side::white ? "White's " : "Black's ";
        for (Men rest = p.on_board[side]; rest != 0; rest = without_first(rest)) {
            const Point at = p.spot(side, first_man(rest));
            const bool fits = home_of(side, first_man(rest)).test(at) && p.promoted[side] == 0;
            if (!fits)
                throw Fault(owner + "man on " + name(square_at(side, at)) +
                            " could not have been placed there");
        }
        if (!(p.fences[side] & ~home_of(side, Man::fence)).empty())
            throw Fault(owner + "fences stand where they could not have been placed");
        const Half room = home_of(side, Man::wolf) & ~p.occupied[side];
        if (room.count() < std::popcount(static_cast<Men>(p.hand[side] & predators)))
            throw Fault(owner + "second rank has no room for the predators in hand");
    }
}

}  // namespace refskak::rules::fences
