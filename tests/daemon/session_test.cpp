#include "daemon/session.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <optional>

#include "daemon/catalogue.hpp"

using namespace refskak;
using namespace refskak::daemon;

namespace {

struct Answer final : SearchObserver {
    std::optional<std::string> best;
    std::uint64_t nodes = 0;

    void on_info(const Info&) override {}
    void on_current_move(int, const std::string&, int) override {}
    void on_best(const std::optional<std::string>& move, const std::optional<std::string>&,
                 search::Score, std::uint64_t count) override {
        best = move;
        nodes = count;
    }
};

Answer answer(Session& session, const search::Limits& limits) {
    Answer answer;
    session.go(limits, {}, {}, answer);
    session.wait();
    return answer;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_session)

BOOST_AUTO_TEST_CASE(a_stop_at_any_node_gives_a_legal_move_in_every_game) {
    search::TranspositionTable table(1);
    for (const rules::Variant& variant : all_presets())
        BOOST_TEST_CONTEXT(variant.name) {
            const std::unique_ptr<Session> session = open_session(variant, table);
            for (std::uint64_t nodes = 0; nodes < 60; ++nodes) {
                table.clear();
                search::Limits limits;
                limits.nodes = nodes;
                const Answer given = answer(*session, limits);
                BOOST_TEST(given.nodes <= nodes);
                BOOST_REQUIRE(given.best);
                BOOST_TEST(session->is_legal(*given.best));
            }
        }
}

// Whatever the overhead, so little time buys one look at the moves and no more.
BOOST_AUTO_TEST_CASE(a_millisecond_left_is_answered_at_once_in_every_game) {
    search::TranspositionTable table(1);
    for (const rules::Variant& variant : all_presets())
        BOOST_TEST_CONTEXT(variant.name) {
            const std::unique_ptr<Session> session = open_session(variant, table);
            search::Limits limits;
            limits.use_clock = true;
            limits.clocks.white.time = 1;
            limits.clocks.black.time = 1;
            const Answer given = answer(*session, limits);
            BOOST_REQUIRE(given.best);
            BOOST_TEST(session->is_legal(*given.best));
            BOOST_TEST(given.nodes < 5000u);
        }
}

BOOST_AUTO_TEST_SUITE_END()
