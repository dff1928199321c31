#include "search/tables/table.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "search/tables/climb.hpp"
#include "search/tables/verify.hpp"
#include "tests/support/instrumented.hpp"

using namespace refskak;
using namespace refskak::search::tables;
using rules::hunt::Hunt;

namespace {

const std::atomic<bool> never_stopped = false;

Hunt hunt(const std::string& settings) {
    return Hunt(rules::read_variant_text("game " + settings).changes);
}

/// Tables grow about tenfold by a goose.
const int geese = tests::instrumented() ? 3 : 4;

/// Steps that can be undone, so that there are draws and distances.
Hunt game_on(const std::string& lines, const std::string& steps = "forward,sideways") {
    const std::string rank = tests::instrumented() ? "GGG4" : "GGGG3";
    const std::string number = std::to_string(geese);
    return hunt("lines=" + lines + " goose-steps=" + steps + " geese=" + number +
                " min-geese=" + number + " fen=**3**/**3**/3f3/7/" + rank + "/**3**/**3** w 0 1");
}

Hunt usual_game() { return game_on("orthogonal"); }

TableImage solved(const Hunt& game) {
    SilentClimb silent;
    const ClimbOrder order{"", std::uint64_t{1} << 30, 2, true};
    return climb(game, geese, order, never_stopped, silent).at(0);
}

/// The table of the usual game, solved once.
const TableImage& image() {
    static const TableImage image = solved(usual_game());
    return image;
}

/// Derives every position of a table from its successors.
void check_table(const Hunt& game, TableImage image) {
    Tables tables(game);
    tables.add(std::move(image));
    const Verification found = verify(game, tables, geese, Crew(2, never_stopped));
    BOOST_TEST(found.positions == found.whole);
    BOOST_TEST(found.faults == 0u);
    BOOST_TEST(tables.table(geese)->header().distances);
    BOOST_TEST(tables.table(geese)->header().longest > 1);
}

std::vector<std::byte> copy(const TableImage& image) {
    return {image.bytes().begin(), image.bytes().end()};
}

bool refused(const Hunt& game, std::vector<std::byte> bytes) {
    try {
        Tables(game).add(TableImage(std::move(bytes)));
        return false;
    } catch (const rules::Fault&) {
        return true;
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_tables_table)

BOOST_AUTO_TEST_CASE(what_is_written_follows_from_the_rules) { check_table(usual_game(), image()); }

// A step sideways can shut the fox in: that end is one move away, whatever else is.
BOOST_AUTO_TEST_CASE(so_it_does_where_the_fox_is_shut_in_by_a_step_sideways) {
    const Hunt game = game_on("orthogonal leaps=off");
    check_table(game, solved(game));
}

// A step back can let the fox escape: that end comes before any move of his.
BOOST_AUTO_TEST_CASE(so_it_does_where_the_fox_escapes_by_a_step_back) {
    const Hunt game = game_on("diagonal escape=on", "forward,backward");
    check_table(game, solved(game));
}

BOOST_AUTO_TEST_CASE(damaged_and_foreign_tables_are_refused) {
    const Hunt game = usual_game();
    const std::vector<std::byte> whole = copy(image());
    BOOST_TEST(!refused(game, whole));
    BOOST_TEST(refused(game, {}));
    BOOST_TEST(refused(game, std::vector<std::byte>(100)));
    BOOST_TEST(refused(game, {whole.begin(), whole.end() - 1}));
    BOOST_TEST(refused(
        game, {whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(whole.size() / 2)}));
    std::vector<std::byte> damaged = whole;
    damaged[damaged.size() - 100] ^= std::byte{1};
    BOOST_TEST(refused(game, damaged));
    BOOST_TEST(refused(game_on("alquerque"), whole));
}

BOOST_AUTO_TEST_CASE(a_damaged_block_ends_the_use_of_its_table) {
    const Hunt game = usual_game();
    std::vector<std::byte> damaged = copy(image());
    for (std::size_t i = 1000; i < 2000; ++i)
        damaged[i] ^= std::byte{0x55};
    Tables tables(game);
    tables.add(TableImage(damaged));
    const Table& table = *tables.table(geese);
    std::size_t known = 0;
    for (std::uint64_t set = 0; set < table.sets().size(); ++set) {
        const Word men = table.sets().set(set);
        const Word free = table.sets().rows().all() & ~men;
        known += table.value(men, free & -free).has_value();
    }
    BOOST_TEST(known < table.sets().size());
    BOOST_TEST(table.broken());
}

BOOST_AUTO_TEST_CASE(too_little_memory_is_told) {
    SilentClimb silent;
    const Hunt game = usual_game();
    BOOST_CHECK_THROW(climb(game, geese, {"", 1000, 1, true}, never_stopped, silent), rules::Fault);
}

BOOST_AUTO_TEST_SUITE_END()
