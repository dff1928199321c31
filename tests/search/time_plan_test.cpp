#include "search/time_plan.hpp"

#include <boost/test/unit_test.hpp>

using namespace refskak::search;

BOOST_AUTO_TEST_SUITE(search_time_plan)

BOOST_AUTO_TEST_CASE(no_time_asks_for_an_answer_at_once) {
    BOOST_CHECK((time_plan({std::nullopt, 0}, 0, 10) == TimePlan{}));
    BOOST_CHECK((time_plan({0, 1000}, 0, 10) == TimePlan{}));
    BOOST_CHECK((time_plan({-5, 0}, 0, 0) == TimePlan{}));
    BOOST_CHECK((time_plan({1, 0}, 0, 10) == TimePlan{}));
}

BOOST_AUTO_TEST_CASE(never_more_than_there_is) {
    for (const std::int64_t time : {1, 2, 11, 50, 1000, 60'000, 100'000'000})
        for (const std::int64_t increment : {0, 100, 100'000})
            for (const int moves : {0, 1, 2, 40, 1000})
                for (const std::int64_t overhead : {0, 10, 5000}) {
                    const TimePlan plan = time_plan({time, increment}, moves, overhead);
                    BOOST_TEST(plan.optimum >= 0);
                    BOOST_TEST(plan.optimum <= plan.maximum);
                    BOOST_TEST(plan.maximum <= std::max<std::int64_t>(time - overhead, 0));
                }
}

BOOST_AUTO_TEST_CASE(more_moves_to_go_mean_less_time_each) {
    const auto optimum = [](int moves) { return time_plan({60'000, 0}, moves, 10).optimum; };
    BOOST_TEST(optimum(1) > optimum(2));
    BOOST_TEST(optimum(2) > optimum(10));
    BOOST_TEST(optimum(10) > optimum(0));
}

BOOST_AUTO_TEST_CASE(an_increment_helps) {
    BOOST_TEST(time_plan({60'000, 1000}, 0, 10).optimum > time_plan({60'000, 0}, 0, 10).optimum);
}

BOOST_AUTO_TEST_CASE(a_fixed_time_is_used_up_but_for_the_overhead) {
    BOOST_CHECK((fixed_time(1000, 10) == TimePlan{990, 990}));
    BOOST_CHECK((fixed_time(5, 10) == TimePlan{}));
    BOOST_CHECK((fixed_time(-5, 10) == TimePlan{}));
}

BOOST_AUTO_TEST_SUITE_END()
