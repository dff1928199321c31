#include "search/evaluation/tafl.hpp"

#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <random>

#include "rules/tafl/presets.hpp"
#include "tests/support/judgement.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::tafl::Tafl;
using tests::white_view;

namespace {

rules::Parameters preset(std::string_view name) {
    return tests::preset(rules::tafl::presets(), name);
}

/// The king is cut off just when no flood leads him to where he escapes: among as many random
/// attackers as make that neither rare nor common.
template <int width>
void check_cordons(const Tafl<width>& game) {
    using Board = typename Tafl<width>::Geometry;
    const Evaluation<Tafl<width>> evaluation(game);
    const auto points = static_cast<unsigned>(Board::size);
    std::mt19937 random(1);
    int cut_off = 0;
    for (int i = 0; i < 2000; ++i) {
        auto p = game.start();
        p.attackers = {};
        p.king = rules::Point{static_cast<std::uint16_t>(random() % points)};
        if (game.camps().test(p.king)) continue;
        for (unsigned men = points * (3 + random() % 4) / 8; men > 0; --men)
            p.attackers.set(rules::Point{static_cast<std::uint16_t>(random() % points)});
        p.attackers.reset(p.king);
        const auto open = Board::all & ~(p.attackers | game.camps());
        const typename Board::Set king(p.king);
        const bool reaches = Board::reaches(king, open, game.escape_points() & open);
        BOOST_REQUIRE(evaluation.counts(p)[tafl::cordon] == (reaches ? 0 : 1));
        cut_off += !reaches;
    }
    BOOST_TEST(cut_off > 50);
    BOOST_TEST(cut_off < 1000);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_tafl)

BOOST_AUTO_TEST_CASE(cordons_are_found_as_by_a_flood) {
    check_cordons(Tafl<9>(preset("tablut")));
    check_cordons(Tafl<9>(preset("tablut-ashton")));
    check_cordons(Tafl<11>(preset("hnefatafl")));
}

BOOST_AUTO_TEST_CASE(every_preset_sums_up) {
    for (const rules::Variant& variant : rules::tafl::presets()) {
        const auto check = [&](const auto& game) {
            BOOST_TEST(std::abs(white_view(game, game.fen(game.start()))) < 1500);
        };
        switch (rules::tafl::board_size(variant.parameters)) {
            case 7:
                check(Tafl<7>(variant.parameters));
                break;
            case 9:
                check(Tafl<9>(variant.parameters));
                break;
            case 11:
                check(Tafl<11>(variant.parameters));
                break;
            default:
                check(Tafl<19>(variant.parameters));
                break;
        }
    }
}

BOOST_AUTO_TEST_CASE(men_count) {
    const Tafl<7> game(preset("brandubh"));
    const Score all = white_view(game, "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3 b 0 1");
    const Score less = white_view(game, "3t3/3t3/3T3/ttTKTtt/7/3t3/3t3 b 0 1");
    const Score fewer_attackers = white_view(game, "3t3/3t3/3T3/ttTKTtt/3T3/3t3/7 b 0 1");
    BOOST_TEST(all > less);
    BOOST_TEST(fewer_attackers > all);
}

BOOST_AUTO_TEST_CASE(an_open_line_is_good_for_the_king) {
    const Tafl<9> game(preset("tablut"));
    const Score closed = white_view(game, "4t4/9/4t4/9/2t1K1t2/9/4t4/9/4t4 b 0 1");
    const Score open = white_view(game, "4t4/9/4t4/9/2t1K4/9/4t4/7t1/4t4 b 0 1");
    const Score fork = white_view(game, "4t4/9/4t4/9/4K4/7t1/4t4/7t1/4t4 b 0 1");
    BOOST_TEST(open > closed);
    BOOST_TEST(fork > open);
}

BOOST_AUTO_TEST_SUITE_END()
