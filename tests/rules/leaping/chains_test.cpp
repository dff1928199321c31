#include "rules/leaping/chains.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "rules/halatafl/halatafl.hpp"
#include "rules/hunt/hunt.hpp"

using namespace refskak::rules;
using namespace refskak::rules::leaping;

namespace {

// Men on every point but those that a man on c1 lands on: he has more chains than anybody can list.
constexpr const char* crowded = "1m1m1m1/mmmmmmm/1m1m1m1/mmmmmmm/1m1m1m1/mmmmmmm/1mMm1m1 w 0 1";

std::size_t count_chains(Lines lines, MoveList<Move>& list, bool& all) {
    const Board board(named_layout(Shape::square49, lines));
    Crowd crowd;
    for (int rank = 0; rank < 7; ++rank)
        for (int file = 0; file < 7; ++file)
            if (rank % 2 != 0 || file % 2 != 0) crowd.occupied.set(board.point({file, rank}));
    crowd.leapable = crowd.takeable = crowd.occupied;
    all = append_chains(board, board.point({2, 0}), crowd, list);
    if (!list.empty()) BOOST_TEST(!canonical_path(board, crowd, list[list.size() - 1]).empty());
    return list.size();
}

template <class G>
bool reads(const Parameters& parameters, const char* fen) {
    try {
        G(parameters).read_fen(fen);
        return true;
    } catch (const Fault& fault) {
        BOOST_TEST(std::string(fault.what()).find(" moves or more") != std::string::npos);
        return false;
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_leaping_chains)

BOOST_AUTO_TEST_CASE(chains_beyond_number_are_cut_off) {
    bool all = false;
    MoveList<Move> few;
    BOOST_TEST(count_chains(Lines::orthogonal, few, all) < most_chains);
    BOOST_TEST(all);
    MoveList<Move> many;
    BOOST_TEST(count_chains(Lines::diagonal, many, all) == most_chains);
    BOOST_TEST(!all);
}

BOOST_AUTO_TEST_CASE(positions_with_too_many_moves_are_refused) {
    for (const char* lines : {"main-diagonals", "alquerque", "diagonal"})
        BOOST_TEST(!reads<halatafl::Halatafl>({{"lines", lines}, {"min-men", "1"}}, crowded));
    BOOST_TEST(!reads<hunt::Hunt>({{"lines", "diagonal"}},
                                  "**1G1**/**GGG**/1G1G1G1/GGGGGGG/1G1G1G1/**GGG**/**1Gf** b 0 1"));
    // He who waits will move as well.
    BOOST_TEST(!reads<hunt::Hunt>({{"lines", "diagonal"}},
                                  "**1G1**/**GGG**/1G1G1G1/GGGGGGG/1G1G1G1/**GGG**/**1Gf** w 0 1"));
    BOOST_TEST(!reads<halatafl::Halatafl>(
        {{"lines", "diagonal"}, {"min-men", "1"}},
        "1m1m1m1/mmmmmmm/1m1m1m1/mmmmmmm/1m1m1m1/mmmmmmm/1mMm1m1 b 0 1"));
}

BOOST_AUTO_TEST_SUITE_END()
