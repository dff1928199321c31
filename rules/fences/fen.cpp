#include "rules/fen_fields.hpp"
#include "rules/fences/fen_checks.hpp"
#include "rules/fences/fences.hpp"
#include "rules/grid_text.hpp"

namespace refskak::rules::fences {

namespace {

char letter_of(Side side, Man man) {
    const char upper = man_letters[static_cast<std::size_t>(index(man))];
    return side == Side::white ? upper : static_cast<char>(upper + 32);
}

std::string man_on(const Position& p, Point square) {
    for (const Side side : {Side::white, Side::black}) {
        const bool among_fences = lives_on(side, Man::fence, square);
        if (among_fences && p.fences[side].test(spot_of(square)))
            return {letter_of(side, Man::fence)};
        for (Men rest = p.on_board[side]; rest != 0; rest = without_first(rest)) {
            const Man man = first_man(rest);
            if (p.square(side, man) != square) continue;
            std::string text = (p.promoted[side] & bit(man)) != 0 ? "+" : "";
            text += letter_of(side, man);
            return text;
        }
    }
    return {};
}

std::string rank_text(const Position& p, int rank) {
    std::string text;
    int free = 0;
    for (int file = 0; file < width; ++file) {
        const std::string man = man_on(p, square_at(file, rank));
        if (man.empty()) {
            ++free;
            continue;
        }
        if (free != 0) text += std::to_string(free);
        free = 0;
        text += man;
    }
    if (free != 0) text += std::to_string(free);
    return text;
}

std::string hands_text(const Position& p) {
    std::string text = "[";
    for (const Side side : {Side::white, Side::black})
        for (Men rest = p.hand[side]; rest != 0; rest = without_first(rest)) {
            const Man man = (rest & ~second_fence) == 0 ? Man::fence : first_man(rest);
            text += letter_of(side, man);
        }
    return text + ']';
}

}  // namespace

std::string Fences::fen(const Position& p) const {
    FenFields fields;
    for (int rank = width - 1; rank >= 0; --rank) {
        fields.placement += rank_text(p, rank);
        if (rank != 0) fields.placement += '/';
    }
    fields.side = p.side;
    fields.hand = hands_text(p);
    fields.progress = static_cast<std::uint32_t>(p.progress);
    fields.move_number = static_cast<std::uint32_t>(p.move_number);
    return fen_text(fields, has_hand_);
}

Position Fences::read_fen(std::string_view text) const {
    const FenFields fields = read_fen_fields(text, has_hand_);
    Position p;
    read_placement(p, fields.placement, has_fences_ ? fences_a_side : 0);
    if (fields.side == Side::black) {
        p.side = Side::black;
        p.key ^= black_to_move_key;
    }
    if (has_hand_) read_hands(p, fields.hand);
    p.progress = static_cast<int>(fields.progress);
    p.move_number = static_cast<int>(fields.move_number);
    require_predators(p);
    if (p.placing()) require_placeable(p);
    p.outcome = judge(p, !p.side);
    return p;
}

Diagram Fences::diagram(const Position& p) const {
    Diagram diagram;
    diagram.files = width;
    diagram.ranks = width;
    diagram.cells.resize(square_count);
    for (const Point square : Squares::all()) {
        DiagramCell& cell = diagram.cells[square.number];
        cell.kind = is_dark(square) ? CellKind::dark : CellKind::plain;
        cell.man = man_on(p, square);
    }
    if (has_hand_) diagram.hands = hands_text(p);
    return diagram;
}

}  // namespace refskak::rules::fences
