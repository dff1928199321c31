#include "search/transposition_table.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using namespace refskak::search;

BOOST_AUTO_TEST_SUITE(search_transposition_table)

BOOST_AUTO_TEST_CASE(what_is_stored_comes_back) {
    TranspositionTable table(1);
    BOOST_TEST(!table.probe(rules::zobrist(1)).found());
    table.store(rules::zobrist(1), {-30999, 245, Bound::lower, 65535});
    const Memory memory = table.probe(rules::zobrist(1));
    BOOST_TEST(memory.score == -30999);
    BOOST_TEST(memory.depth == 245);
    BOOST_CHECK(memory.bound == Bound::lower);
    BOOST_TEST(memory.hint == 65535);
    BOOST_TEST(!table.probe(rules::zobrist(2)).found());
}

BOOST_AUTO_TEST_CASE(a_move_is_kept_when_the_new_entry_has_none) {
    TranspositionTable table(1);
    table.store(7, {1, 1, Bound::exact, 42});
    table.store(7, {2, 2, Bound::upper, 0});
    BOOST_TEST(table.probe(7).hint == 42);
    BOOST_TEST(table.probe(7).score == 2);
}

BOOST_AUTO_TEST_CASE(old_and_shallow_entries_go_first) {
    TranspositionTable table(1);
    // Keys that differ only in low bits share a cluster.
    for (rules::Key key = 1; key <= 4; ++key)
        table.store(key, {0, static_cast<int>(key), Bound::exact, 1});
    table.store(5, {0, 9, Bound::exact, 1});
    BOOST_TEST(!table.probe(1).found());
    for (int i = 0; i < 3; ++i)
        table.new_search();
    table.store(6, {0, 0, Bound::exact, 1});
    table.store(7, {0, 0, Bound::exact, 1});
    BOOST_TEST(table.probe(6).found());
    BOOST_TEST(table.probe(5).found());
}

BOOST_AUTO_TEST_CASE(hashfull_counts_the_present_search) {
    TranspositionTable table(1);
    BOOST_TEST(table.hashfull() == 0);
    for (std::uint64_t i = 0; i < 500'000; ++i)
        table.store(rules::zobrist(i), {0, 1, Bound::exact, 1});
    BOOST_TEST(table.hashfull() > 950);
    table.new_search();
    BOOST_TEST(table.hashfull() == 0);
    table.clear();
    BOOST_TEST(!table.probe(rules::zobrist(499'999)).found());
}

BOOST_AUTO_TEST_CASE(too_much_memory_leaves_the_old_table) {
    TranspositionTable table(1);
    table.store(7, {1, 1, Bound::exact, 42});
    BOOST_CHECK_THROW(table.resize(std::size_t{1} << 34), std::bad_alloc);
    BOOST_TEST(table.probe(7).hint == 42);
}

BOOST_AUTO_TEST_CASE(proven_scores_count_from_the_node) {
    BOOST_TEST(to_table(win_in(9), 4) == win_in(5));
    BOOST_TEST(from_table(win_in(5), 2) == win_in(7));
    BOOST_TEST(from_table(to_table(loss_in(9), 4), 4) == loss_in(9));
    BOOST_TEST(to_table(123, 4) == 123);
}

BOOST_AUTO_TEST_SUITE_END()
