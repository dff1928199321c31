#include "search/evaluation/tafl_weights.hpp"

namespace refskak::search::tafl {

namespace {

enum Kind : std::size_t { edge_four, edge_two, edge_camps, corner_two, corner_four, kinds };

struct Row {
    const char* name;
    std::array<Score, kinds> weights;
};

// By where the king escapes to and by how many he is taken. Fitted to the results of games that the
// engine played against itself from random openings (logistic regression), and then weighed against
// each other in matches. Where White nearly always wins (edge-four) the results say little.
// clang-format off
constexpr std::array<Row, features> table{{
    //                edge:four    two  camps  corner:two four
    {"soldiers",        {  107,    93,    95,   107,    73}},
    {"attackers",       { -106,  -120,   -90,  -143,  -111}},
    {"way-to-move",     { 3000,  3000,  3000,  3000,  3000}},
    {"one-way",         {   60,    41,    73,   155,   177}},
    {"fork",            {  400,   416,   450,   530,   611}},
    {"ways-in-two",     {   20,    18,    18,     8,    67}},
    {"reach",           {   10,     0,     4,    14,     6}},
    {"breath",          {    5,   -16,   -10,     2,    -4}},
    {"defenders",       {  -10,   -22,   -16,    29,   -14}},
    {"near",            {    0,   -13,    -2,    -4,     0}},
    {"ring-1",          {   -8,   -19,    22,    12,     8}},
    {"ring-2",          {  -44,   -30,   -55,   -27,   -50}},
    {"ring-3",          { -198,   -57,  -103,   -91,  -182}},
    {"mortal",          {    0,   -13,   -23,   -17,   -53}},
    {"pressing",        {  -20,   -23,   -22,   -13,    -8}},
    {"cordon",          { -131,   -58,   -47,  -132,   -80}},
    {"room",            {   12,     1,     3,     0,     1}},
    {"guards",          {    0,     0,     0,     2,   -23}},
    {"close-guards",    {    0,     0,     0,     8,   -39}},
    {"corners-shut",    {    0,     0,     0,    -1,     3}},
    {"open-quarters",   {   49,    10,    52,     0,   -31}},
    {"off-centre",      {    9,    -6,     5,    -7,    10}},
    {"idle",            {    1,    11,    10,    19,    10}},
    {"links",           {  -10,   -10,    -6,     0,    -9}},
    {"pairs",           {   -6,    -8,     3,     6,     5}},
    {"lanes",           {   39,    31,    11,    35,    18}},
    {"tempo",           {   -1,    23,    15,     7,    15}}
}};
// clang-format on

Kind kind_of(const rules::tafl::Ruleset& rules) {
    const bool four = rules.king_capture == rules::tafl::KingCapture::four;
    if (rules.escape_at_corner) return four ? corner_four : corner_two;
    if (rules.camps) return edge_camps;
    return four ? edge_four : edge_two;
}

}  // namespace

const char* name(Feature feature) { return table[feature].name; }

Weights weights_for(const rules::tafl::Ruleset& rules) {
    Weights weights{};
    for (std::size_t i = 0; i < features; ++i)
        weights[i] = table[i].weights[kind_of(rules)];
    return weights;
}

}  // namespace refskak::search::tafl
