#define BOOST_TEST_MODULE refskak
#include <boost/test/unit_test.hpp>
