#include "daemon/gtp/vertex.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak::daemon::gtp;

BOOST_AUTO_TEST_SUITE(daemon_gtp_vertex)

BOOST_AUTO_TEST_CASE(letters_skip_i) {
    BOOST_TEST(vertex(cell_of("h8")) == "H8");
    BOOST_TEST(vertex(cell_of("i9")) == "J9");
    BOOST_TEST(vertex(cell_of("s19")) == "T19");
}

BOOST_AUTO_TEST_CASE(every_vertex_reads_back_in_any_case) {
    for (int file = 0; file < 19; ++file)
        for (int rank = 0; rank < 19; ++rank) {
            const std::string point = point_name({file, rank});
            BOOST_TEST(point_name(read_vertex(vertex(cell_of(point))).value()) == point);
        }
    BOOST_TEST(point_name(read_vertex("j10").value()) == "i10");
}

BOOST_AUTO_TEST_CASE(anything_else_is_none) {
    for (const char* text : {"", "A", "I5", "A0", "1A", "A-1", "pass", "A1x"})
        BOOST_TEST(!read_vertex(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
