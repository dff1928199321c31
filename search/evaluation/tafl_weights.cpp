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
    {"soldiers",       {  150,    80,    75,   102,    60}},
    {"attackers",      {  -68,   -75,   -60,  -100,   -30}},
    {"way-to-move",    { 3000,  3000,  3000,  3000,  3000}},
    {"one-way",        {  101,    40,   102,   126,   134}},
    {"fork",           {  400,   400,   403,   600,   600}},
    {"ways-in-two",    {    5,     5,    25,    18,    49}},
    {"reach",          {    0,     8,     0,     1,     2}},
    {"breath",         {   20,   -15,    -3,     8,     5}},
    {"defenders",      {    0,   -18,    -8,    25,    -5}},
    {"near",           {    0,   -28,    -8,   -17,     0}},
    {"ring-1",         {  -13,     3,    10,     5,     0}},
    {"ring-2",         {  -58,   -36,   -67,   -57,   -45}},
    {"ring-3",         { -156,  -111,  -122,  -142,  -164}},
    {"mortal",         {  -52,   -10,   -28,   -48,   -49}},
    {"cordon",         { -120,   -80,   -89,  -120,  -120}},
    {"guards",         {    0,     0,     0,   -13,   -26}},
    {"corners-shut",   {    0,     0,     0,   -20,   -14}},
    {"open-quarters",  {   40,    20,    45,     0,     0}},
    {"off-centre",     {   10,   -38,     0,     3,     0}},
    {"idle",           {   12,    14,    11,    28,    12}},
    {"tempo",          {   15,     5,     7,    12,     6}}
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
