#include "rules/parameters.hpp"

#include <boost/test/unit_test.hpp>

#include "rules/fault.hpp"
#include "rules/variant.hpp"

using namespace refskak::rules;

BOOST_AUTO_TEST_SUITE(rules_parameters)

BOOST_AUTO_TEST_CASE(a_variant_text_is_a_name_and_settings) {
    const VariantText text =
        read_variant_text("  FoxGeese geese=15\tlines=orthogonal fen=**3 b 0 1 ");
    BOOST_TEST(text.name == "foxgeese");
    BOOST_TEST(text.changes.at("geese") == "15");
    BOOST_TEST(text.changes.at("lines") == "orthogonal");
    BOOST_TEST(text.changes.at("fen") == "**3 b 0 1");
}

BOOST_AUTO_TEST_CASE(faulty_variant_texts_are_refused) {
    for (const char* text : {"", "  ", "foxgeese geese", "foxgeese =3",
                             "foxgeese geese=", "foxgeese geese=3 geese=4", "foxgeese fen="})
        BOOST_CHECK_THROW(read_variant_text(text), Fault);
}

BOOST_AUTO_TEST_CASE(values_are_read_strictly) {
    const Parameters parameters{{"a", "on"}, {"b", "17"}, {"c", "017"}, {"d", "x"}, {"e", "0"}};
    BOOST_TEST(read_switch(parameters, "a"));
    BOOST_TEST(read_number(parameters, "b", 0, 20) == 17);
    BOOST_TEST(read_number(parameters, "e", 0, 20) == 0);
    BOOST_CHECK_THROW(read_number(parameters, "b", 0, 16), Fault);
    BOOST_CHECK_THROW(read_number(parameters, "c", 0, 20), Fault);
    BOOST_CHECK_THROW(read_number(parameters, "d", 0, 20), Fault);
    BOOST_CHECK_THROW(read_switch(parameters, "d"), Fault);
}

BOOST_AUTO_TEST_CASE(an_unknown_key_is_named_with_those_near) {
    const std::vector<KeyDescription> keys{{"geese", "a number"}, {"lines", "orthogonal"}};
    BOOST_CHECK_EXCEPTION(require_known_keys({{"geesse", "3"}}, keys), Fault, [](const Fault& f) {
        return std::string(f.what()).find("did you mean geese?") != std::string::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()
