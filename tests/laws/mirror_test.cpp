#include "mirror.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "random_games.hpp"

using namespace refskak;
using namespace refskak::laws;

namespace {

constexpr unsigned draws = 30;
constexpr std::size_t plies = 100;

/// All but the move number, which depends on the colour that moved.
std::string without_number(const std::string& fen) { return fen.substr(0, fen.find_last_of(' ')); }

/// Whether two outcomes agree when the sides are those of the board, or swapped.
bool same_end(rules::Outcome a, rules::Outcome b, bool swapped) {
    using enum rules::Verdict;
    if (swapped && b.decided() && b.verdict != draw) b.verdict = b.verdict == white ? black : white;
    return a == b;
}

template <class Symmetry, rules::Notated G>
void check_mirrored(const G& game, const typename G::Position& p) {
    constexpr bool swapped = std::is_same_v<Symmetry, ColourMirror>;
    const rules::Diagram diagram = game.diagram(p);
    const auto image = game.read_fen(Symmetry::position(game.fen(p)));
    BOOST_TEST(same_end(game.decided(p), game.decided(image), swapped));
    rules::MoveList<typename G::Move> moves;
    rules::MoveList<typename G::Move> image_moves;
    rules::legal_moves(game, p, moves);
    rules::legal_moves(game, image, image_moves);
    BOOST_TEST(moves.size() == image_moves.size());
    std::set<std::string> seen;
    for (const auto& move : moves) {
        const std::string text =
            Symmetry::move(game.move_text(p, move), diagram.files, diagram.ranks);
        const auto image_move = game.read_move(image, text);
        const auto next = game.after(p, move);
        const auto image_next = game.after(image, image_move);
        const bool alike = seen.insert(game.move_text(image, image_move)).second &&
                           game.gain(move) == game.gain(image_move) &&
                           without_number(Symmetry::position(game.fen(next))) ==
                               without_number(game.fen(image_next)) &&
                           same_end(game.decided(next), game.decided(image_next), swapped);
        if (!alike) BOOST_ERROR(text);  // BOOST_TEST takes long, so often
    }
}

/// While men are placed the sides are not alike: White is always first.
bool is_placing(const std::string& fen) {
    return fen.find('[') != std::string::npos && fen.find("[]") == std::string::npos;
}

template <class Symmetry, rules::Notated G>
void check_game(const G& game) {
    const auto played = random_game(game, 31, plies);
    for (std::size_t i = 0; i < played.positions.size(); i += tests::stride(10)) {
        const auto& p = played.positions[i];
        const std::string fen = game.fen(p);
        if (std::is_same_v<Symmetry, ColourMirror> && is_placing(fen)) continue;
        BOOST_TEST_CONTEXT(fen) { check_mirrored<Symmetry>(game, p); }
    }
}

/// The draughts board of Wolf and Sheep has no mirror: its files differ in colour.
bool has_file_mirror(const rules::Diagram& diagram) { return diagram.files % 2 == 1; }

}  // namespace

BOOST_AUTO_TEST_SUITE(laws_mirror)

using MirroredFamilies = std::tuple<HuntFamily, HalataflFamily, TaflFamily>;

BOOST_AUTO_TEST_CASE_TEMPLATE(left_and_right_are_alike, Family, MirroredFamilies) {
    each_game<Family>(draws, [](const auto& game) {
        if (has_file_mirror(game.diagram(game.start()))) check_game<FileMirror>(game);
    });
}

using EvenFamilies = std::tuple<HalataflFamily, FencesFamily>;

BOOST_AUTO_TEST_CASE_TEMPLATE(both_sides_are_alike, Family, EvenFamilies) {
    each_game<Family>(draws, [](const auto& game) { check_game<ColourMirror>(game); });
}

BOOST_AUTO_TEST_SUITE_END()
