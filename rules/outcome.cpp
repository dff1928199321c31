#include "rules/outcome.hpp"

#include <array>

namespace refskak::rules {

namespace {

constexpr std::array<std::string_view, 16> end_names{
    "none",      "few-geese", "escape",     "goal",          "fortress", "trapped",
    "stuck",     "few-men",   "no-move",    "king-taken",    "fort",     "encirclement",
    "all-eaten", "locked",    "repetition", "progress-limit"};
static_assert(end_names.size() == static_cast<std::size_t>(End::progress_limit) + 1);

constexpr std::array<std::string_view, 4> verdict_names{"ongoing", "white", "black", "draw"};
static_assert(verdict_names.size() == static_cast<std::size_t>(Verdict::draw) + 1);

}  // namespace

std::string_view end_name(End end) { return end_names[static_cast<std::size_t>(end)]; }

std::string_view verdict_name(Verdict verdict) {
    return verdict_names[static_cast<std::size_t>(verdict)];
}

}  // namespace refskak::rules
