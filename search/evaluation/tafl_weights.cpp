#include "search/evaluation/tafl_weights.hpp"

namespace refskak::search::tafl {

namespace {

enum Kind : std::size_t { edge_four, edge_two, edge_camps, corner_two, corner_four, kinds };

struct Row {
    const char* name;
    std::array<Score, kinds> weights;
};

// By where the king escapes to and by how many he is taken. Found by some thousand pairs of games
// at 1500 nodes a move for each kind, between weights a little up and a little down in all terms at
// once; each pair moved all weights towards the winner's (SPSA).
// clang-format off
constexpr std::array<Row, features> table{{
    //                edge:four    two  camps  corner:two four
    {"soldiers",        {  102,    94,   104,   122,    85}},
    {"attackers",       { -121,  -145,  -112,  -161,  -145}},
    {"way-to-move",     { 3000,  3000,  3000,  3000,  3000}},
    {"one-way",         {   50,    38,    94,   219,   224}},
    {"fork",            {  400,   461,   469,   538,   675}},
    {"ways-in-two",     {   17,    15,    26,    11,    89}},
    {"reach",           {    7,     0,     1,    15,     6}},
    {"breath",          {    0,    -6,   -15,     5,   -10}},
    {"defenders",       {  -12,   -15,   -32,    15,   -27}},
    {"near",            {    0,    -9,    -8,   -12,     0}},
    {"ring-1",          {    0,    -8,    22,    20,     3}},
    {"ring-2",          {  -53,   -12,   -50,    -8,   -45}},
    {"ring-3",          { -194,   -65,   -56,   -83,  -149}},
    {"mortal",          {   -4,   -15,   -19,   -22,   -42}},
    {"pressing",        {  -23,   -25,   -24,   -16,    -4}},
    {"cordon",          { -135,   -43,   -26,  -124,   -38}},
    {"room",            {   12,     2,     1,    -2,     0}},
    {"guards",          {    0,     0,     0,     7,   -10}},
    {"close-guards",    {    0,     0,     0,    26,   -50}},
    {"open-quarters",   {   45,    10,    69,     0,    -7}},
    {"off-centre",      {    7,     0,    23,     9,     1}},
    {"idle",            {   -7,    18,    14,    12,     4}},
    {"links",           {  -13,    -7,     2,     5,    -9}},
    {"pairs",           {  -11,    -4,     9,    22,     8}},
    {"lanes",           {   42,    28,    17,    36,    16}},
    {"tempo",           {   -1,    25,    29,     9,    16}}
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
