#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>

#include "rules/fault.hpp"
#include "rules/fen_fields.hpp"
#include "rules/grid_text.hpp"
#include "rules/tafl/tafl.hpp"
#include "rules/words.hpp"

namespace refskak::rules::tafl {

namespace detail {

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The pieces of a message in a row.
inline std::string text_of(std::initializer_list<std::string_view> pieces) {
    std::string result;
    for (const std::string_view piece : pieces)
        result += piece;
    return result;
}

/// A number of empty points at the front of `text`, removed from it.
inline int take_gap(std::string_view& text) {
    const auto digits = static_cast<std::size_t>(
        std::find_if_not(text.begin(), text.end(), is_digit) - text.begin());
    const std::string number(text.substr(0, digits));
    if (digits > 2 || number[0] == '0')
        throw Fault(text_of({quoted(number), " is no number of empty points"}));
    text.remove_prefix(digits);
    return std::stoi(number);
}

}  // namespace detail

template <int width>
std::string Tafl<width>::fen(const Position& p) const {
    FenFields fields;
    std::string& text = fields.placement;
    for (int rank = width - 1; rank >= 0; --rank) {
        int gap = 0;
        const auto flush = [&] {
            if (gap > 0) text += std::to_string(gap);
            gap = 0;
        };
        for (int file = 0; file < width; ++file) {
            const Point point = Geometry::point({file, rank});
            const bool attacker = p.attackers.test(point);
            if (!attacker && !p.white_men().test(point)) {
                ++gap;
                continue;
            }
            flush();
            text += attacker ? 't' : point == p.king ? 'K' : 'T';
        }
        flush();
        if (rank > 0) text += '/';
    }
    fields.side = p.side;
    fields.progress = static_cast<std::uint32_t>(p.progress);
    fields.move_number = static_cast<std::uint32_t>(p.move_number);
    return fen_text(fields, false);
}

template <int width>
auto Tafl<width>::read_fen(std::string_view text) const -> Position {
    const FenFields fields = read_fen_fields(text, false);
    Position p;
    read_placement(p, fields.placement);
    p.side = fields.side;
    p.progress = static_cast<std::int32_t>(fields.progress);
    p.move_number = static_cast<std::int32_t>(fields.move_number);
    p.key = full_key(p);
    p.outcome = state_outcome(p);
    p.shut_in = rules_.encirclement && encircled(p);
    return p;
}

template <int width>
void Tafl<width>::read_placement(Position& p, std::string_view text) const {
    const std::vector<std::string> ranks = split_list(text, '/');
    if (ranks.size() != width)
        throw Fault(detail::text_of({"the position has ", std::to_string(ranks.size()),
                                     " ranks: expected ", std::to_string(width)}));
    for (int i = 0; i < width; ++i) {
        const int rank = width - 1 - i;
        std::string_view rest = ranks[static_cast<std::size_t>(i)];
        int file = 0;
        while (!rest.empty() && file <= width) {
            if (detail::is_digit(rest[0])) {
                file += detail::take_gap(rest);
                continue;
            }
            if (file < width) place(p, rest[0], Geometry::point({file, rank}));
            ++file;
            rest.remove_prefix(1);
        }
        if (file != width)
            throw Fault(detail::text_of({"rank ", std::to_string(rank + 1), " has ",
                                         file > width ? "more" : "fewer", " than ",
                                         std::to_string(width), " points"}));
    }
}

template <int width>
void Tafl<width>::place(Position& p, char man, Point point) const {
    const std::string where = cell_text(Geometry::cell(point));
    if (man != 't' && man != 'T' && man != 'K')
        throw Fault(detail::text_of(
            {"unknown man ", quoted({&man, 1}), " on ", where, ": expected K, T or t"}));
    if (man != 'K' && (king_only_ | Geometry::throne_set).test(point))
        throw Fault(detail::text_of({"only the king may stand on ", where}));
    if (man != 't' && camps_.test(point))
        throw Fault(detail::text_of({"no White man may stand in the camp on ", where}));
    if (man == 'K' && p.king.exists()) throw Fault("there is more than one king");
    if (man == 'K') p.king = point;
    if (man == 'T') p.soldiers.set(point);
    if (man == 't') p.attackers.set(point);
}

template <int width>
Key Tafl<width>::full_key(const Position& p) const {
    Key key = p.side == Side::black ? black_to_move_key : 0;
    for_each_point(p.attackers, [&](Point point) { key ^= keys_[0][point.number]; });
    for_each_point(p.soldiers, [&](Point point) { key ^= keys_[1][point.number]; });
    if (p.king.exists()) key ^= keys_[2][p.king.number];
    return key;
}

template <int width>
std::string Tafl<width>::move_text(const Position&, const Move& m) const {
    std::string text = cell_text(Geometry::cell(m.from));
    return text += cell_text(Geometry::cell(m.to));
}

template <int width>
auto Tafl<width>::read_move(const Position& p, std::string_view text) const -> Move {
    const std::string whole(text);
    const auto from = take_cell(text);
    const auto to = take_cell(text);
    if (!from || !to || !text.empty())
        throw Fault(
            detail::text_of({quoted(whole), " is no move: expected two points, like d1d3"}));
    if (p.outcome.decided())
        throw Fault(detail::text_of({quoted(whole), " is illegal: the game is over"}));
    MoveList<Move> moves;
    generate(p, moves);
    for (const Move& m : moves)
        if (Geometry::cell(m.from) == *from && Geometry::cell(m.to) == *to) return m;
    throw Fault(detail::text_of({quoted(whole), " is illegal here"}));
}

template <int width>
Diagram Tafl<width>::diagram(const Position& p) const {
    Diagram picture;
    picture.files = picture.ranks = width;
    picture.cells.resize(Geometry::size);
    const bool marked_corners = rules_.corners_for_king || rules_.escape_at_corner;
    for (int i = 0; i < Geometry::size; ++i) {
        const Point point{static_cast<std::uint16_t>(i)};
        DiagramCell& cell = picture.at(Geometry::cell(point));
        cell.kind = point == Geometry::throne                         ? CellKind::throne
                    : camps_.test(point)                              ? CellKind::camp
                    : marked_corners && Geometry::corners.test(point) ? CellKind::corner
                                                                      : CellKind::plain;
        if (p.attackers.test(point)) cell.man.push_back('t');
        if (p.soldiers.test(point)) cell.man.push_back('T');
        if (point == p.king) cell.man.push_back('K');
    }
    return picture;
}

}  // namespace refskak::rules::tafl
