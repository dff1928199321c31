#include "daemon/move_effect.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using namespace refskak::daemon;

namespace {

/// A board of one rank, a letter a man and '.' for a free cell.
rules::Diagram row(const std::string& men) {
    rules::Diagram diagram;
    diagram.files = static_cast<int>(men.size());
    diagram.ranks = 1;
    for (const char man : men)
        diagram.cells.push_back({rules::CellKind::plain, man == '.' ? "" : std::string(1, man)});
    return diagram;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_move_effect)

BOOST_AUTO_TEST_CASE(a_step_takes_nobody) {
    const MoveEffect effect = move_effect("a1b1", row("f.G"), row(".fG"));
    BOOST_TEST((effect.from == rules::Cell{0, 0}));
    BOOST_TEST((effect.to == rules::Cell{1, 0}));
    BOOST_TEST(effect.taken.empty());
    BOOST_TEST(effect.mover_stays);
}

BOOST_AUTO_TEST_CASE(a_chain_takes_those_who_are_gone) {
    const MoveEffect effect = move_effect("a1c1e1", row("fG.G."), row("....f"));
    BOOST_TEST((effect.to == rules::Cell{4, 0}));
    BOOST_TEST((effect.taken == std::vector<rules::Cell>{{1, 0}, {3, 0}}));
}

BOOST_AUTO_TEST_CASE(a_mover_may_vanish_or_change) {
    BOOST_TEST(!move_effect("a1b1", row("h.w"), row("..w")).mover_stays);
    BOOST_TEST(move_effect("a1b1", row("h.w"), row("..w")).taken.empty());
    BOOST_TEST(!move_effect("a1b1", row("h."), row(".x")).mover_stays);
    rules::Diagram promoted = row(".h");
    promoted.cells[1].man = "+h";
    BOOST_TEST(move_effect("a1b1", row("h."), promoted).mover_stays);
}

BOOST_AUTO_TEST_CASE(placing_and_passing_start_nowhere) {
    const MoveEffect placing = move_effect("f@b1", row("..."), row(".f."));
    BOOST_TEST(!placing.from.has_value());
    BOOST_TEST((placing.to == rules::Cell{1, 0}));
    BOOST_TEST(!move_effect("0000", row("f"), row("f")).to.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
