#include "search/occupied.hpp"

#include <boost/test/unit_test.hpp>
#include <memory>
#include <thread>
#include <vector>

#include "search/postponed.hpp"

using namespace refskak::search;

BOOST_AUTO_TEST_SUITE(search_occupied)

BOOST_AUTO_TEST_CASE(a_position_is_held_while_somebody_stays) {
    const auto occupied = std::make_unique<Occupied>();
    {
        const Occupied::Stay stay(occupied.get(), 17);
        BOOST_TEST(occupied->holds(17));
        BOOST_TEST(!occupied->holds(18));
    }
    BOOST_TEST(!occupied->holds(17));
}

BOOST_AUTO_TEST_CASE(two_may_stay_at_one_position) {
    const auto occupied = std::make_unique<Occupied>();
    const Occupied::Stay first(occupied.get(), 17);
    { const Occupied::Stay second(occupied.get(), 17); }
    BOOST_TEST(occupied->holds(17));
}

BOOST_AUTO_TEST_CASE(nobody_knows_of_a_stay_nowhere) {
    const Occupied::Stay stay(nullptr, 17);
    const auto occupied = std::make_unique<Occupied>();
    BOOST_TEST(!occupied->holds(17));
}

BOOST_AUTO_TEST_CASE(more_stays_than_there_is_room_for_do_no_harm) {
    const auto occupied = std::make_unique<Occupied>();
    const auto crowd = [&] {
        std::vector<std::unique_ptr<Occupied::Stay>> stays;
        // One and the same set: keys that differ by a high power of two.
        for (refskak::rules::Key i = 1; i <= 20; ++i)
            stays.push_back(std::make_unique<Occupied::Stay>(occupied.get(), i << 32 | 5));
        BOOST_TEST(occupied->holds(refskak::rules::Key{20} << 32 | 5));
    };
    std::thread other([&] {
        for (refskak::rules::Key i = 1; i <= 1000; ++i)
            const Occupied::Stay stay(occupied.get(), i << 40 | 6);
    });
    crowd();
    other.join();
    for (refskak::rules::Key i = 1; i <= 20; ++i)
        BOOST_TEST(!occupied->holds(i << 32 | 5));
}

BOOST_AUTO_TEST_CASE(postponed_moves_come_back_in_order_with_their_numbers) {
    Postponed<char> later;
    BOOST_TEST(later.empty());
    later.put('a', 3);
    later.put('b', 5);
    BOOST_TEST(later.take().move == 'a');
    BOOST_TEST(!later.empty());
    BOOST_TEST(later.take().number == 5u);
    BOOST_TEST(later.empty());
    later.put('c', 7);
    later.clear();
    BOOST_TEST(later.empty());
}

BOOST_AUTO_TEST_SUITE_END()
