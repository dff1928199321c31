#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "rules/parameters.hpp"

/// What fuzzing makes of its bytes. Each target defines the function below; libFuzzer calls it, or
/// replay.cpp with inputs that once broke something.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace refskak::fuzz {

/// The first line of an input and the rest: seeds are then files that a person can read.
struct Input {
    Input(const std::uint8_t* data, std::size_t size)
        : all(reinterpret_cast<const char*>(data), size) {
        const std::size_t end = all.find('\n');
        first = all.substr(0, end);
        if (end != std::string_view::npos) rest = all.substr(end + 1);
    }

    std::string_view all;
    std::string_view first;
    std::string_view rest;
};

/// A broken promise: ends the run, so that the input is kept.
inline void demand(bool holds) {
    if (!holds) __builtin_trap();
}

/// A message is one line, and of bounded length: what a peer sent is shown in it in part only.
inline void demand_one_line(std::string_view message) {
    constexpr std::size_t longest = 1000;
    demand(!message.empty() && message.size() <= longest &&
           message.find('\n') == std::string_view::npos);
}

}  // namespace refskak::fuzz
