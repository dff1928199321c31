#include "rules/open_start.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fences/fences.hpp"
#include "rules/halatafl/halatafl.hpp"
#include "rules/hunt/hunt.hpp"
#include "rules/tafl/presets.hpp"
#include "rules/tafl/tafl.hpp"

using namespace refskak::rules;

BOOST_AUTO_TEST_SUITE(rules_open_start)

template <class G>
void check_refused(const Variant& preset, const std::string& fen) {
    BOOST_CHECK_EXCEPTION(
        G(derive(preset, {{"fen", fen}}, {{"fen", "", {"geese"}}}).parameters), Fault,
        [](const Fault& fault) {
            return std::string(fault.what()).starts_with("these settings make no game");
        });
}

BOOST_AUTO_TEST_CASE(a_game_that_is_decided_at_its_start_is_refused_in_every_family) {
    check_refused<hunt::Hunt>(hunt::Hunt::presets()[0], "**3**/**3**/7/3f3/GGG4/**3**/**3** w 0 1");
    check_refused<halatafl::Halatafl>(halatafl::Halatafl::presets()[0],
                                      "7/7/7/MMM1mmm/7/7/7 w 0 1");
    check_refused<tafl::Tafl<9>>(tafl::presets()[0], "9/9/9/9/t8/9/9/9/9 w 0 1");
    check_refused<fences::Fences>(fences::Fences::presets()[0],
                                  "1w1f6/10/10/10/10/10/10/10/10/1W1F5R w 0 1");
}

BOOST_AUTO_TEST_CASE(a_start_at_the_progress_limit_is_refused) {
    check_refused<hunt::Hunt>(hunt::Hunt::presets()[0],
                              "**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 100 1");
    check_refused<tafl::Tafl<9>>(tafl::presets()[0],
                                 "3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3 w 100 1");
}

BOOST_AUTO_TEST_SUITE_END()
