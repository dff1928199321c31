#include "search/tables/solver.hpp"

#include <bit>
#include <boost/test/unit_test.hpp>
#include <memory>

#include "tests/search/tables/plain_solver.hpp"
#include "tests/support/instrumented.hpp"

using namespace refskak;
using namespace refskak::search::tables;
using rules::Side;
using rules::Verdict;
using rules::hunt::Hunt;
using tests::PlainSolver;

namespace {

const std::atomic<bool> never_stopped = false;

Hunt hunt(const std::string& settings) {
    const auto read = rules::read_variant_text("game " + settings);
    return Hunt(read.changes);
}

Verdict verdict(const Truth& truth, const GooseSets& sets, Word geese, Word foxes) {
    const Place place = sets.place(geese);
    if (place.mirrored) foxes = sets.rows().mirrored(foxes);
    const Word free = sets.rows().all() & ~place.kept;
    const int other = std::bit_width(foxes) - 1;
    const auto wins = [&](Side side) {
        const Cells& cells = truth.wins[side];
        if (std::has_single_bit(foxes)) return cells.get(place.index, place.kept) >> other & 1;
        const int first = std::countr_zero(foxes);
        return pairs_at(cells, place.index, place.kept, free)[first] >> other & 1;
    };
    if (wins(Side::white)) return Verdict::white;
    return !truth.wins.black || wins(Side::black) ? Verdict::black : Verdict::draw;
}

/// Solves from the fewest geese up to the variant's own number and compares the last with the plain
/// solver, at every position with Black to move whose geese stand on `lowest_row` or above.
void compare(const std::string& settings, int lowest_row = 0) {
    BOOST_TEST_CONTEXT(settings) {
        const Hunt game = hunt(settings);
        const Men men(game);
        const int geese = game.rules().geese;
        const bool leaps = game.rules().leaps != rules::hunt::Leaps::off;
        std::unique_ptr<GooseSets> sets;
        Truth truth;
        for (int count = leaps ? std::max(1, game.min_geese()) : geese; count <= geese; ++count) {
            auto next = std::make_unique<GooseSets>(men.rows(), count);
            const Crew crew(2, never_stopped);
            std::atomic<std::uint64_t> done = 0;
            const bool first = sets == nullptr;
            Solver solver(men, *next, sets.get(), first ? nullptr : &truth.chains, {true, true},
                          crew, done);
            truth = solver.solve();
            BOOST_TEST(done == next->size());
            sets = std::move(next);
        }
        const PlainSolver plain(game, geese,
                                men.rows().all() & ~(bit(men.rows().first(lowest_row)) - 1));
        Count count;
        std::size_t faults = 0;
        for (const std::uint64_t set : plain.sets())
            for (const std::uint64_t foxes : plain.foxes()) {
                if ((set & foxes) != 0) continue;
                const Verdict expected = plain.value(plain.position(set, foxes, Side::black));
                faults += verdict(truth, *sets, set, foxes) != expected;
                (expected == Verdict::white   ? count.white
                 : expected == Verdict::black ? count.black
                                              : count.drawn)++;
            }
        BOOST_TEST(faults == 0u);
        if (lowest_row == 0) {
            BOOST_TEST(truth.fox_turn.white == count.white);
            BOOST_TEST(truth.fox_turn.black == count.black);
            BOOST_TEST(truth.fox_turn.drawn == count.drawn);
        }
        BOOST_TEST_MESSAGE(settings << ": " << count.white << ' ' << count.black << ' '
                                    << count.drawn << ", longest " << truth.longest);
    }
}

/// Few enough for the plain solver. Positions grow about tenfold by a goose.
const std::string few = tests::instrumented()
                            ? " geese=3 min-geese=3 fen=**3**/**3**/3f3/7/GGG4/**3**/**3** w 0 1"
                            : " geese=4 fen=**3**/**3**/3f3/7/GGGG3/**3**/**3** w 0 1";
const std::string five = " geese=5 fen=**3**/**3**/3f3/7/GGGGG2/**3**/**3** w 0 1";
const std::string six = " geese=6 fen=**3**/**3**/3f3/7/GGGGGG1/**3**/**3** w 0 1";
const std::string ahead = "goose-steps=forward,forward-diagonal";
const std::string sideways = "goose-steps=forward,forward-diagonal,sideways";
const std::string any_way =
    "goose-steps=forward,forward-diagonal,sideways,backward,backward-diagonal";

}  // namespace

BOOST_AUTO_TEST_SUITE(search_tables_solver)

BOOST_AUTO_TEST_CASE(geese_that_only_go_forward) { compare("lines=orthogonal " + ahead + few); }

BOOST_AUTO_TEST_CASE(geese_that_step_sideways) {
    compare("lines=alquerque escape=on " + sideways + few);
}

BOOST_AUTO_TEST_CASE(a_fox_that_must_leap) {
    compare("lines=orthogonal compulsory=on " + sideways + few);
}

BOOST_AUTO_TEST_CASE(geese_that_retreat) { compare("lines=orthogonal " + any_way + few); }

BOOST_AUTO_TEST_CASE(a_fox_that_leaps_once_a_turn) {
    compare("lines=alquerque leaps=single " + any_way + few);
}

BOOST_AUTO_TEST_CASE(wolf_and_sheep) {
    const std::string start =
        tests::instrumented()
            ? " fen=*1*f*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/G*G*G*1* b 0 1"
            : " geese=4";
    compare("board=draughts32 min-geese=0 goose-steps=forward-diagonal leaps=off goal=on" + start);
}

// Geese that never step back stay on the higher ranks once they are there.
BOOST_AUTO_TEST_CASE(five_geese_on_the_higher_ranks) {
    const int lowest_row = tests::instrumented() ? 4 : 3;
    compare("lines=diagonal " + ahead + five, lowest_row);
    compare("lines=alquerque " + sideways + five, lowest_row);
    compare("lines=orthogonal escape=on " + sideways + five, lowest_row);
    compare("lines=orthogonal compulsory=on " + ahead + five, lowest_row);
}

BOOST_AUTO_TEST_CASE(six_geese_on_the_highest_ranks) {
    compare("lines=diagonal " + ahead + six, 4);
    compare("lines=alquerque escape=on " + sideways + six, 4);
    compare("lines=orthogonal compulsory=on " + sideways + six, 4);
    compare("lines=orthogonal min-geese=6 leaps=single " + sideways + six, 4);
}

BOOST_AUTO_TEST_CASE(boards_of_37_and_45_points) {
    compare("board=cross37 lines=orthogonal geese=4 " + sideways +
                " fen=**3**/*5*/3f3/7/GGGG3/*5*/**3** w 0 1",
            4);
    compare("board=cross45 lines=alquerque geese=4 " + sideways +
                " fen=***3***/***3***/***3***/4f4/9/GGGG5/***3***/***3***/***3*** w 0 1",
            5);
}

// Pairs of foxes are many: the geese stand on the highest ranks.
BOOST_AUTO_TEST_CASE(two_foxes) {
    const std::string four = " geese=4 fen=**3**/**3**/2f1f2/7/GGGG3/**3**/**3** w 0 1";
    compare("foxes=2 min-geese=3 lines=alquerque " + sideways + four, 4);
    compare("foxes=2 min-geese=0 leaps=off lines=orthogonal " + sideways + four, 4);
    compare("foxes=2 min-geese=0 leaps=off lines=orthogonal " + ahead + four, 4);
    compare("foxes=2 min-geese=4 lines=alquerque escape=on leaps=single " + sideways + four, 4);
    compare("foxes=2 min-geese=4 lines=orthogonal compulsory=on " + sideways + four, 4);
}

BOOST_AUTO_TEST_CASE(two_foxes_and_geese_that_retreat) {
    compare("foxes=2 min-geese=1 geese=2 lines=orthogonal compulsory=on " + any_way +
            " fen=**3**/**3**/2f1f2/7/GG5/**3**/**3** w 0 1");
}

BOOST_AUTO_TEST_SUITE_END()
