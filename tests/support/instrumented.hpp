#pragma once

#include <cstdlib>

namespace refskak::tests {

/// Whether sanitizers slow the tests down: the longest counts are then left to plain builds.
inline bool instrumented() { return std::getenv("REFSKAK_INSTRUMENTED") != nullptr; }

/// A number of games or draws; under sanitizers a part of it.
inline unsigned often(unsigned count, unsigned part = 5) {
    return instrumented() ? (count + part - 1) / part : count;
}

/// The step of a loop through what is much alike: under sanitizers it looks at some of it only.
inline unsigned stride(unsigned part = 5) { return instrumented() ? part : 1; }

}  // namespace refskak::tests
