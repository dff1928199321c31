#include "search/evaluation/tafl.hpp"

#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "rules/fault.hpp"
#include "rules/tafl/presets.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::tafl::Tafl;

namespace {

rules::Parameters preset(std::string_view name) {
    for (const rules::Variant& variant : rules::tafl::presets())
        if (variant.name == name) return variant.parameters;
    throw rules::Fault("no such preset");
}

/// The judgement from White's view, after checking that the terms sum to it.
template <int width>
Score white_view(const Tafl<width>& game, std::string_view fen) {
    const Evaluation<Tafl<width>> evaluation(game);
    const auto p = game.read_fen(fen);
    Score sum = 0;
    for (const Term& term : evaluation.explain(p))
        sum += term.value;
    const Score value = rules::sign(game.side_to_move(p)) * evaluation.evaluate(p);
    BOOST_TEST(sum == value);
    return value;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(search_evaluation_tafl)

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
