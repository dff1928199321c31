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

/// Numbers of geese: few enough for the plain solver, wherever they stand; more, on some ranks
/// only; many, on the highest. Positions grow about tenfold by a goose.
const int few = tests::instrumented() ? 2 : 4;
const int more = few + 1;
const int many = few + 2;

/// The lowest ranks of more geese, and of those against two foxes.
const int higher = tests::instrumented() ? 4 : 3;
const int highest = tests::instrumented() ? 5 : 4;

/// Pieces of one kind at the left of a rank, which is else empty.
std::string rank_of(char piece, int count, int width) {
    return std::string(static_cast<std::size_t>(count), piece) + std::to_string(width - count);
}

/// Settings of so many geese, solved from `few` on.
std::string geese(int count) {
    return " min-geese=" + std::to_string(few) + " geese=" + std::to_string(count) +
           " fen=**3**/**3**/3f3/7/" + rank_of('G', count, 7) + "/**3**/**3** w 0 1";
}

const std::string ahead = "goose-steps=forward,forward-diagonal";
const std::string sideways = "goose-steps=forward,forward-diagonal,sideways";
const std::string any_way =
    "goose-steps=forward,forward-diagonal,sideways,backward,backward-diagonal";

}  // namespace

BOOST_AUTO_TEST_SUITE(search_tables_solver)

BOOST_AUTO_TEST_CASE(geese_that_only_go_forward) {
    compare("lines=orthogonal " + ahead + geese(few));
}

BOOST_AUTO_TEST_CASE(geese_that_step_sideways) {
    compare("lines=alquerque escape=on " + sideways + geese(few));
}

BOOST_AUTO_TEST_CASE(a_fox_that_must_leap) {
    compare("lines=orthogonal compulsory=on " + sideways + geese(few));
}

BOOST_AUTO_TEST_CASE(geese_that_retreat) { compare("lines=orthogonal " + any_way + geese(few)); }

BOOST_AUTO_TEST_CASE(a_fox_that_leaps_once_a_turn) {
    compare("lines=alquerque leaps=single " + any_way + geese(few));
}

BOOST_AUTO_TEST_CASE(wolf_and_sheep) {
    const std::string start =
        tests::instrumented()
            ? " fen=*1*f*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/1*1*1*1*/*1*1*1*1/G*G*G*1* b 0 1"
            : " geese=4";
    compare("board=draughts32 min-geese=0 goose-steps=forward-diagonal leaps=off goal=on" + start);
}

// Geese that never step back stay on the higher ranks once they are there.
BOOST_AUTO_TEST_CASE(more_geese_on_the_higher_ranks) {
    compare("lines=diagonal " + ahead + geese(more), higher);
    compare("lines=alquerque " + sideways + geese(more), higher);
    compare("lines=orthogonal escape=on " + sideways + geese(more), higher);
    compare("lines=orthogonal compulsory=on " + ahead + geese(more), higher);
}

BOOST_AUTO_TEST_CASE(many_geese_on_the_highest_ranks) {
    compare("lines=diagonal " + ahead + geese(many), 4);
    compare("lines=alquerque escape=on " + sideways + geese(many), 4);
    compare("lines=orthogonal compulsory=on " + sideways + geese(many), 4);
    compare("lines=orthogonal leaps=single " + sideways + geese(many), 4);
}

BOOST_AUTO_TEST_CASE(boards_of_37_and_45_points) {
    const std::string some =
        " min-geese=" + std::to_string(few) + " geese=" + std::to_string(few) + " fen=";
    compare("board=cross37 lines=orthogonal " + sideways + some + "**3**/*5*/3f3/7/" +
                rank_of('G', few, 7) + "/*5*/**3** w 0 1",
            4);
    compare("board=cross45 lines=alquerque " + sideways + some + "***3***/***3***/***3***/4f4/9/" +
                rank_of('G', few, 9) + "/***3***/***3***/***3*** w 0 1",
            5);
}

// Pairs of foxes are many: the geese stand on the highest ranks.
BOOST_AUTO_TEST_CASE(two_foxes) {
    const auto start = [](int least) {
        return " foxes=2 min-geese=" + std::to_string(least) + " geese=" + std::to_string(few) +
               " fen=**3**/**3**/2f1f2/7/" + rank_of('G', few, 7) + "/**3**/**3** w 0 1";
    };
    compare("lines=alquerque " + sideways + start(few - 1), highest);
    compare("leaps=off lines=orthogonal " + sideways + start(0), highest);
    compare("leaps=off lines=orthogonal " + ahead + start(0), highest);
    compare("lines=alquerque escape=on leaps=single " + sideways + start(few), highest);
    compare("lines=orthogonal compulsory=on " + sideways + start(few), highest);
}

BOOST_AUTO_TEST_CASE(two_foxes_and_geese_that_retreat) {
    const int men = few / 2;
    compare("foxes=2 min-geese=1 geese=" + std::to_string(men) +
            " lines=orthogonal compulsory=on " + any_way + " fen=**3**/**3**/2f1f2/7/" +
            rank_of('G', men, 7) + "/**3**/**3** w 0 1");
}

BOOST_AUTO_TEST_SUITE_END()
