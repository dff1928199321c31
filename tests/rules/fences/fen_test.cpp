#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "table.hpp"

using namespace refskak::rules;
using namespace refskak::rules::fences;

namespace {

/// Whether reading is refused with a message that holds `part`.
bool refused(const std::string& variant, const std::string& fen, const std::string& part) {
    try {
        game_of(variant).read_fen(fen);
    } catch (const Fault& fault) {
        return std::string(fault.what()).find(part) != std::string::npos;
    }
    return false;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules_fences_fen)

BOOST_AUTO_TEST_CASE(faults_are_named) {
    const std::string rest = "/10/10/10/10/10/10/10/10/";
    const std::string low = rest + "1W1F5R";
    const auto check = [](const std::string& fen, const std::string& part) {
        BOOST_TEST(refused("wolffox", fen, part), fen);
    };
    check("1w1f5i" + low, "fields");
    check("1w1f5i/10" + low + " w 0 1", "ranks");
    check("1w1f4" + low + " w 0 1", "squares");
    check("1w1f7i" + low + " w 0 1", "squares");
    check("1w1f5i/" + low.substr(3) + " w 0 1", "empty");
    check("1w1f05i" + low + " w 0 1", "begins with 0");
    check("1w1f5*" + low + " w 0 1", "no man");
    check("w1f6i" + low + " w 0 1", "wrong colour");
    check("1w1f1R3i" + rest + "1W1F6 w 0 1", "wrong colour");
    check("R2w1f1i2" + rest + "1W1F6 w 0 1", "without a '+'");
    check("3w1f3i/+X9/10/10/10/10/10/10/10/1W1F5R w 0 1", "promoted");
    check("3w5i" + low + " w 0 1", "fox is missing");
    check("1w1f1i3i" + low + " w 0 1", "more men 'i'");
    check("1w1f5i/x1x7/10/10/10/10/10/10/10/1W1F5R w 0 1", "wrong colour");
    check("1w1f5i/1x1x1x4/10/10/10/10/10/10/10/1W1F5R w 0 1", "more men 'x'");
    check("1w1f5i" + low + " x 0 1", "side");
    check("1w1f5i" + low + " w -1 1", "progress");
    check("1w1f5i" + low + " w 0 0", "move number");
    BOOST_TEST(refused("wolffox-nofences", "1w1f5i/1x8/10/10/10/10/10/10/10/1W1F5R w 0 1",
                       "more men 'x'"));
}

BOOST_AUTO_TEST_CASE(faults_of_hands_are_named) {
    const std::string board = "10/10/10/10/10/10/10/10/10/10 w ";
    const auto check = [](const std::string& fen, const std::string& part) {
        BOOST_TEST(refused("wolffox-setup", fen, part), fen);
    };
    check(board + "0 1", "fields");
    check(board + "WF 0 1", "expected [men]");
    check(board + "[FWwf] 0 1", "out of order");
    check(board + "[wfWF] 0 1", "out of order");
    check(board + "[WFXXXwfxxx] 0 1", "more men");
    check(board + "[WFIwf] 0 1", "do not fit");
    check(board + "[WIwi] 0 1", "fox is missing");
    check("10/10/10/10/10/I9/10/10/10/10 w [WFwf] 0 1", "wrong colour");
    check("10/10/10/10/10/1I8/10/10/10/10 w [WFwf] 0 1", "could not have been placed");
    check("10/10/10/10/10/10/10/10/I1G1V1H1R1/10 w [WFwf] 0 1", "no room");
}

BOOST_AUTO_TEST_CASE(the_form_of_play_is_no_key_of_users) {
    BOOST_CHECK_THROW(game_of("wolffox fences=off"), Fault);
    BOOST_CHECK_THROW(game_of("wolffox repetition=loses"), Fault);
    BOOST_CHECK_THROW(game_of("wolffox nomove-limit=-1"), Fault);
}

BOOST_AUTO_TEST_SUITE_END()
