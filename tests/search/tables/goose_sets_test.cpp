#include "search/tables/goose_sets.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using namespace refskak::search::tables;
using rules::leaping::Board;
using rules::leaping::Lines;
using rules::leaping::named_layout;
using rules::leaping::Shape;

BOOST_AUTO_TEST_SUITE(search_tables_goose_sets)

BOOST_AUTO_TEST_CASE(every_number_names_a_set_of_its_own) {
    for (const Shape shape : {Shape::cross33, Shape::cross37, Shape::cross45, Shape::draughts32}) {
        const Rows rows(Board(named_layout(shape, Lines::alquerque)));
        const GooseSets sets(rows, 3);
        std::uint64_t faults = 0;
        for (std::uint64_t i = 0; i < sets.size(); ++i) {
            const Place place = sets.place(sets.set(i));
            faults += place.index != i || place.mirrored || place.kept != sets.set(i);
        }
        BOOST_TEST(faults == 0u);
    }
}

BOOST_AUTO_TEST_CASE(of_two_mirror_images_one_is_kept) {
    const Rows rows(Board(named_layout(Shape::cross33, Lines::diagonal)));
    BOOST_REQUIRE(rows.symmetric());
    const GooseSets sets(rows, 4);
    BOOST_TEST(sets.size() == 29763u);  // of 40920
    std::uint64_t faults = 0;
    for (std::uint64_t i = 0; i < sets.size(); ++i) {
        const Word image = rows.mirrored(sets.set(i));
        const Place place = sets.place(image);
        faults += place.mirrored ? place.index != i : place.kept != image;
    }
    BOOST_TEST(faults == 0u);
    BOOST_TEST(!Rows(Board(named_layout(Shape::draughts32, Lines::diagonal))).symmetric());
}

BOOST_AUTO_TEST_CASE(greater_heights_come_first) {
    const Rows rows(Board(named_layout(Shape::cross33, Lines::diagonal)));
    const GooseSets sets(rows, 5);
    std::uint64_t next = 0;
    int height = sets.profiles().front().height;
    for (const Profile& profile : sets.profiles()) {
        BOOST_TEST(profile.first == next);
        BOOST_TEST(profile.height <= height);
        next += profile.size;
        height = profile.height;
    }
    BOOST_TEST(next == sets.size());
}

BOOST_AUTO_TEST_SUITE_END()
