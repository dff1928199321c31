#include <boost/test/unit_test.hpp>

#include "table.hpp"

using namespace refskak::rules;
using namespace refskak::rules::fences;

namespace {

/// Walks the tree: what is kept up to date equals what is read from the text anew.
void check_laws(const Fences& game, const Position& p, int depth) {
    const std::string text = game.fen(p);
    const Position again = game.read_fen(text);
    BOOST_TEST(game.fen(again) == text);
    BOOST_TEST(again.key == p.key);
    BOOST_TEST((again.outcome == p.outcome));
    if (depth == 0 || game.decided(p).decided()) return;
    MoveList<Move> list;
    game.generate(p, list);
    BOOST_TEST(list.size() == game.count_moves(p));
    for (std::size_t i = 0; i < list.size(); i += 3) {
        BOOST_TEST((game.read_move(p, game.move_text(p, list[i])) == list[i]));
        check_laws(game, game.after(p, list[i]), depth - 1);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_fences_perft)

BOOST_AUTO_TEST_CASE(counts_are_those_of_the_table) {
    refskak::tests::check_perft_rows<Fences>(Fences::presets());
}

BOOST_AUTO_TEST_CASE(laws_hold_in_the_tree) {
    for (const refskak::tests::Row& row : refskak::tests::table_rows("perft.tsv")) {
        if (!row[0].starts_with("wolffox") || row[2] != "1") continue;
        const Fences game = game_of(row[0]);
        check_laws(game, row[1] == "startpos" ? game.start() : game.read_fen(row[1]), 2);
    }
}

BOOST_AUTO_TEST_SUITE_END()
