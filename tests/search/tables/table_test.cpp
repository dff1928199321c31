#include "search/tables/table.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "search/tables/climb.hpp"
#include "search/tables/verify.hpp"

using namespace refskak;
using namespace refskak::search::tables;
using rules::hunt::Hunt;

namespace {

const std::atomic<bool> never_stopped = false;

Hunt hunt(const std::string& settings) {
    return Hunt(rules::read_variant_text("game " + settings).changes);
}

/// Sideways steps, so that there are draws and distances.
Hunt four_geese() {
    return hunt(
        "lines=orthogonal goose-steps=forward,sideways geese=4 "
        "fen=**3**/**3**/3f3/7/GGGG3/**3**/**3** w 0 1");
}

std::vector<TableImage> images(const Hunt& game) {
    SilentClimb silent;
    return climb(game, 4, {"", std::uint64_t{1} << 30, 2, true}, never_stopped, silent);
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

BOOST_AUTO_TEST_CASE(what_is_written_follows_from_the_rules) {
    const Hunt game = four_geese();
    Tables tables(game);
    for (const TableImage& image : images(game))
        tables.add(image);
    const Verification found = verify(game, tables, 4, Crew(2, never_stopped));
    BOOST_TEST(found.positions == found.whole);
    BOOST_TEST(found.faults == 0u);
    BOOST_TEST(tables.table(4)->header().distances);
    BOOST_TEST(tables.table(4)->header().longest > 1);
}

BOOST_AUTO_TEST_CASE(damaged_and_foreign_tables_are_refused) {
    const Hunt game = four_geese();
    const std::vector<std::byte> whole = copy(images(game).at(0));
    BOOST_TEST(!refused(game, whole));
    BOOST_TEST(refused(game, {}));
    BOOST_TEST(refused(game, std::vector<std::byte>(100)));
    BOOST_TEST(refused(game, {whole.begin(), whole.end() - 1}));
    BOOST_TEST(refused(game, {whole.begin(), whole.begin() + 5000}));
    std::vector<std::byte> damaged = whole;
    damaged[damaged.size() - 100] ^= std::byte{1};
    BOOST_TEST(refused(game, damaged));
    const Hunt other = hunt(
        "lines=alquerque goose-steps=forward,sideways geese=4 "
        "fen=**3**/**3**/3f3/7/GGGG3/**3**/**3** w 0 1");
    BOOST_TEST(refused(other, whole));
}

BOOST_AUTO_TEST_CASE(a_damaged_block_ends_the_use_of_its_table) {
    const Hunt game = four_geese();
    std::vector<std::byte> damaged = copy(images(game).at(0));
    for (std::size_t i = 1000; i < 2000; ++i)
        damaged[i] ^= std::byte{0x55};
    Tables tables(game);
    tables.add(TableImage(damaged));
    const Table& table = *tables.table(4);
    std::size_t known = 0;
    for (std::uint64_t set = 0; set < table.sets().size(); ++set) {
        const Word geese = table.sets().set(set);
        const Word free = table.sets().rows().all() & ~geese;
        known += table.value(geese, free & -free).has_value();
    }
    BOOST_TEST(known < table.sets().size());
    BOOST_TEST(table.broken());
}

BOOST_AUTO_TEST_CASE(too_little_memory_is_told) {
    SilentClimb silent;
    const Hunt game = four_geese();
    BOOST_CHECK_THROW(climb(game, 4, {"", 1000, 1, true}, never_stopped, silent), rules::Fault);
}

BOOST_AUTO_TEST_SUITE_END()
