#include "daemon/user_variants.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak;
using namespace refskak::daemon;

namespace {

UserVariants read(const std::string& text) { return read_user_variants(text, Catalogue()); }

/// The one fault of a text.
std::string fault_of(const std::string& text) {
    const UserVariants result = read(text);
    BOOST_TEST(result.variants.empty());
    BOOST_REQUIRE(result.faults.size() == 1u);
    return fault_line("f", result.faults[0]);
}

void check_fault(const std::string& text, const std::string& start, const std::string& part) {
    const std::string fault = fault_of(text);
    BOOST_TEST(fault.starts_with("f:" + start + ": "), fault);
    BOOST_TEST(fault.find(part) != fault.npos, fault);
    BOOST_TEST(fault.find('\n') == fault.npos);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(daemon_user_variants)

BOOST_AUTO_TEST_CASE(a_table_takes_over_its_base) {
    const UserVariants result = read(
        "[late]\nbase = \"early\"\ngeese = 17\n"
        "[early]\nbase = \"foxgeese\"\nlines = \"alquerque\"\ndescription = \"words\"\n");
    BOOST_TEST(result.faults.empty());
    BOOST_REQUIRE(result.variants.size() == 2u);
    BOOST_TEST(result.variants[0].parameters.at("lines") == "alquerque");
    BOOST_TEST(result.variants[0].parameters.at("geese") == "17");
    BOOST_TEST(result.variants[0].description == "a variant of early");
    BOOST_TEST(result.variants[1].description == "words");
    BOOST_TEST(result.variants[1].parameters.at("geese") == "13");
}

BOOST_AUTO_TEST_CASE(an_earlier_loading_serves_as_base_and_is_replaced) {
    Catalogue catalogue;
    for (const rules::Variant& variant :
         read_user_variants("[a]\nbase = \"foxgeese\"\ngeese = 15\n", catalogue).variants)
        catalogue.add(variant);
    const UserVariants second =
        read_user_variants("[b]\nbase = \"a\"\nlines = \"orthogonal\"\n", catalogue);
    BOOST_REQUIRE(second.variants.size() == 1u);
    BOOST_TEST(second.variants[0].parameters.at("geese") == "15");
    const std::size_t count = catalogue.all().size();
    for (const rules::Variant& variant :
         read_user_variants("[a]\nbase = \"tablut\"\n", catalogue).variants)
        catalogue.add(variant);
    BOOST_TEST(catalogue.all().size() == count);
    BOOST_TEST(catalogue.find("a").family == "tafl");
}

BOOST_AUTO_TEST_CASE(a_board_displaces_what_stood_there) {
    const UserVariants result = read(
        "[dots]\nbase = \"gasetavl\"\npoints = [\"a1\", \"b1\", \"c1\", \"b2\"]\n"
        "runs = [\"a1-b1-c1\", \"b1-b2\"]\nfen = \"*f*/G1G w 0 1\"\nmin-geese = 2\n"
        "goose-steps = [\"forward\", \"sideways\"]\n"
        "[back]\nbase = \"dots\"\nboard = \"cross33\"\ngeese = 13\n"
        "[tawl]\nbase = \"tablut-ashton\"\nsize = 5\nfen = \"2t2/5/t1K1t/5/2t2 w 0 1\"\n"
        "[same]\nbase = \"tablut-ashton\"\nsize = 9\nthrone = \"king\"\n");
    BOOST_TEST(result.faults.empty());
    BOOST_REQUIRE(result.variants.size() == 4u);
    BOOST_TEST(!result.variants[1].parameters.find("points"));
    BOOST_TEST(!result.variants[1].parameters.find("fen"));
    BOOST_TEST(!result.variants[2].parameters.find("camps"));
    BOOST_TEST(result.variants[3].parameters.find("camps").value() == "on");
}

BOOST_AUTO_TEST_CASE(faults_are_told_with_their_place) {
    check_fault("[a\nbase = \"foxgeese\"\n", "1:3", "");
    check_fault("x = 3\n", "1:5", "stands in no table");
    check_fault("[Big]\nbase = \"foxgeese\"\n", "1:2", "no name");
    check_fault("[\"a b\"]\nbase = \"foxgeese\"\n", "1:2", "no name");
    check_fault("[\"a\\nb\"]\nbase = \"foxgeese\"\n", "1:2", "no name");
    check_fault("[tablut]\nbase = \"foxgeese\"\n", "1:2", "a preset has this name");
    check_fault("[a]\n", "1:2", "key 'base'");
    check_fault("[a]\nbase = 3\n", "2:8", "key 'base'");
    check_fault("[a]\nbase = \"foxgese\"\n", "2:8", "did you mean foxgeese");
    check_fault("[a]\nbase = \"foxgeese\"\ngese = 3\n", "3:8", "did you mean geese");
    check_fault("[a]\nbase = \"foxgeese\"\ngeese = 1.5\n", "3:9", "a whole number");
    check_fault("[a]\nbase = \"foxgeese\"\ngeese = -1\n", "3:9", "'-1'");
    check_fault("[a]\nbase = \"foxgeese\"\ngeese = [\"3\"]\n", "3:9", "a whole number");
    check_fault("[a]\nbase = \"foxgeese\"\ngoose-steps = \"forward\"\n", "3:15", "a list");
    check_fault("[a]\nbase = \"foxgeese\"\ngoose-steps = []\n", "3:15", "a list");
    check_fault("[a]\nbase = \"foxgeese\"\ngoose-steps = [\"up\"]\n", "3:15", "'up'");
    check_fault("[a]\nbase = \"foxgeese\"\ngoose-steps = [3]\n", "3:15", "a list");
    check_fault("[a]\nbase = \"foxgeese\"\nescape = \"yes\\n\"\n", "3:10",
                "expected one of off, on");
    check_fault("[a]\nbase = \"foxgeese\"\nb.c = 1\n", "3:1", "unknown key 'b'");
    check_fault("[a]\nbase = \"foxgeese\"\nfen = \"7 w 0 1\"\n", "3:7", "ranks");
    check_fault("[a]\nbase = \"foxgeese\"\nfortress = [\"a1\"]\n", "3:12", "no point of the board");
    check_fault("[a]\nbase = \"foxgeese\"\nextra-steps = [\"a3-a5\"]\n", "3:15", "no line joins");
    check_fault("[a]\nbase = \"foxgeese\"\nbetween = \"on\"\n", "1:2", "leaps=off");
    check_fault("[a]\nbase = \"tablut\"\nsize = 8\n", "3:8", "odd");
    check_fault("[a]\nbase = \"tablut\"\nsize = 8\nfen = \"8/8/8/8/8/8/8/8 b 0 1\"\n", "3:8",
                "odd");
    check_fault("[a]\nbase = \"tablut\"\nsize = 11\n", "1:2", "'fen'");
    check_fault("[a]\nbase = \"tablut\"\ncamps = \"on\"\n", "3:9", "unknown key 'camps'");
    check_fault("[a]\nbase = \"foxgeese\"\nmin-geese = 14\n", "1:2", "already won");
}

BOOST_AUTO_TEST_CASE(every_fault_of_a_table_is_told) {
    const UserVariants result = read(
        "[a]\nbase = \"foxgeese\"\ngese = 3\nleaps = \"far\"\ndescription = 5\n"
        "escape = \"perhaps\"\ngeese = \"many\"\n");
    BOOST_TEST(result.variants.empty());
    std::vector<int> lines;
    for (const FileFault& fault : result.faults)
        lines.push_back(fault.place.line);
    BOOST_TEST(lines == (std::vector{3, 4, 5, 6, 7}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_fault_that_follows_from_another_is_not_told) {
    check_fault("[a]\nbase = \"foxgeese\"\npoints = 5\nruns = [\"a1-b1\"]\nfen = \"Gf w 0 1\"\n",
                "3:10", "a list");
    check_fault("[a]\nbase = \"foxgeese\"\ndescription = 5\n", "3:15", "a string");
}

BOOST_AUTO_TEST_CASE(a_position_and_other_keys_must_agree) {
    const std::string fen = "\nfen = \"**3**/**3**/7/3f3/GGGGGGG/**GGG**/**GGG** w 0 1\"\n";
    check_fault("[a]\nbase = \"foxgeese\"\ngeese = 15" + fen, "4:7", "has 13");
    check_fault("[a]\nbase = \"foxgeese\"\nfirst = \"b\"" + fen, "4:7", "w is to move");
    BOOST_TEST(read("[a]\nbase = \"foxgeese15\"" + fen).faults.empty());
    BOOST_TEST(read("[a]\nbase = \"foxgeese\"\ngeese = 13\nfirst = \"w\"" + fen).faults.empty());
}

BOOST_AUTO_TEST_CASE(circles_and_what_leans_on_faults_are_refused) {
    const UserVariants circle =
        read("[a]\nbase = \"b\"\n[b]\nbase = \"c\"\n[c]\nbase = \"a\"\n[d]\nbase = \"a\"\n");
    BOOST_TEST(circle.variants.empty());
    BOOST_TEST(circle.faults.size() == 4u);
    std::string many;
    for (int i = 0; i <= 256; ++i)
        many += "[v" + std::to_string(i) + "]\nbase = \"foxgeese\"\n";
    BOOST_TEST(read(many).variants.empty());
}

BOOST_AUTO_TEST_SUITE_END()
