#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <tuple>

#include "rules/fault.hpp"
#include "rules/grid_text.hpp"
#include "rules/leaping/layout.hpp"
#include "rules/parameters.hpp"
#include "rules/words.hpp"

namespace refskak::rules::leaping {

namespace {

constexpr std::size_t most_runs = 128;
constexpr std::size_t longest_run = most_layout_points + 2;  // a ring's ends overlap by two

void require_at_most(std::size_t most, std::size_t count, const std::string& what) {
    if (count > most)
        throw Fault(what + ", " + std::to_string(count) + " of them: expected at most " +
                    std::to_string(most));
}

bool before(Cell a, Cell b) { return std::tie(a.rank, a.file) < std::tie(b.rank, b.file); }

std::vector<Cell> read_points(std::string_view text) {
    const std::vector<std::string> texts = split_list(text, ',');
    require_at_most(most_layout_points, texts.size(), "key 'points' has too many points");
    std::vector<Cell> points;
    for (const std::string& word : texts) {
        points.push_back(read_cell(word, "points"));
        if (points.back().rank >= most_layout_size)
            throw Fault("key 'points': " + word + " is too high: expected ranks up to " +
                        std::to_string(most_layout_size));
        if (std::count(points.begin(), points.end(), points.back()) > 1)
            throw Fault("key 'points' names " + word + " twice");
    }
    std::sort(points.begin(), points.end(), before);
    return points;
}

/// Refuses a line from `a` to `b` that passes over a point: the drawing would join what the runs
/// do not.
void require_clear_way(const Layout& layout, Cell a, Cell b, const std::string& run) {
    const int steps = std::gcd(b.file - a.file, b.rank - a.rank);
    for (int i = 1; i < steps; ++i) {
        const Cell between{a.file + i * (b.file - a.file) / steps,
                           a.rank + i * (b.rank - a.rank) / steps};
        if (std::binary_search(layout.points.begin(), layout.points.end(), between, before))
            throw Fault("key 'runs': " + quoted(run) + " passes over the point " +
                        cell_text(between) + " without naming it");
    }
}

std::vector<Cell> read_run(const Layout& layout, const std::string& text) {
    const std::vector<std::string> texts = split_list(text, '-');
    require_at_most(longest_run, texts.size(), "key 'runs' has a run of too many points");
    std::vector<Cell> run;
    for (const std::string& word : texts) {
        const Cell cell = read_cell(word, "runs");
        if (!std::binary_search(layout.points.begin(), layout.points.end(), cell, before))
            throw Fault("key 'runs': " + word + " in " + quoted(text) + " is not among 'points'");
        if (!run.empty() && run.back() == cell)
            throw Fault("key 'runs': " + quoted(text) + " joins " + word + " with itself");
        if (run.size() > 1 && run[run.size() - 2] == cell)
            throw Fault("key 'runs': " + quoted(text) + " turns back at " + cell_text(run.back()));
        if (!run.empty()) require_clear_way(layout, run.back(), cell, text);
        run.push_back(cell);
    }
    if (run.size() < 2)
        throw Fault("key 'runs': " + quoted(text) + " joins nothing: expected two points or more");
    return run;
}

using Triple = std::array<Cell, 3>;  // in the order of the points' ends

/// Every three points that follow each other in a run, once, the lower end first.
std::vector<Triple> triples_of(const Layout& layout) {
    std::vector<Triple> triples;
    for (const std::vector<Cell>& run : layout.runs) {
        for (std::size_t i = 2; i < run.size(); ++i) {
            Triple triple{run[i - 2], run[i - 1], run[i]};
            if (before(triple[2], triple[0])) std::swap(triple[0], triple[2]);
            if (std::find(triples.begin(), triples.end(), triple) == triples.end())
                triples.push_back(triple);
        }
    }
    return triples;
}

void require_room(const Layout& layout, const std::vector<Triple>& triples) {
    for (const Cell point : layout.points) {
        const auto axes = std::count_if(triples.begin(), triples.end(),
                                        [&](const Triple& t) { return t[1] == point; });
        const auto leaps = std::count_if(triples.begin(), triples.end(), [&](const Triple& t) {
            return t[0] == point || t[2] == point;
        });
        if (axes > most_axes || leaps > most_leaps)
            throw Fault("key 'runs': at " + cell_text(point) + " " + std::to_string(leaps) +
                        " leaps begin and " + std::to_string(axes) + " cross: expected at most " +
                        std::to_string(most_leaps) + " and " + std::to_string(most_axes));
    }
}

[[noreturn]] void refuse_ends(const Triple& triple, const std::string& ways) {
    throw Fault("key 'runs': from " + cell_text(triple[0]) + " to " + cell_text(triple[2]) +
                " lead " + ways + ": a move could not tell which");
}

/// Two ways with the same ends would have the same text.
void require_plain_ends(const Layout& layout, const std::vector<Triple>& triples) {
    for (std::size_t i = 0; i < triples.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (triples[i][0] == triples[j][0] && triples[i][2] == triples[j][2])
                refuse_ends(triples[i], "two leaps, over " + cell_text(triples[j][1]) +
                                            " and over " + cell_text(triples[i][1]));
    for (const std::vector<Cell>& run : layout.runs)
        for (std::size_t i = 1; i < run.size(); ++i)
            for (const Triple& triple : triples)
                if ((run[i - 1] == triple[0] && run[i] == triple[2]) ||
                    (run[i - 1] == triple[2] && run[i] == triple[0]))
                    refuse_ends(triple, "a line and a leap over " + cell_text(triple[1]));
}

void require_joined(const Layout& layout) {
    for (const Cell point : layout.points) {
        const bool joined = std::any_of(
            layout.runs.begin(), layout.runs.end(),
            [&](const auto& run) { return std::find(run.begin(), run.end(), point) != run.end(); });
        if (!joined) throw Fault("key 'runs': no run joins the point " + cell_text(point));
    }
}

}  // namespace

Layout read_layout(std::string_view points, std::string_view runs) {
    Layout layout;
    layout.points = read_points(points);
    const std::vector<std::string> texts = split_list(runs, ',');
    require_at_most(most_runs, texts.size(), "key 'runs' has too many runs");
    for (const std::string& text : texts)
        layout.runs.push_back(read_run(layout, text));
    for (const Cell point : layout.points) {
        layout.files = std::max(layout.files, point.file + 1);
        layout.ranks = std::max(layout.ranks, point.rank + 1);
    }
    require_joined(layout);
    const std::vector<Triple> triples = triples_of(layout);
    require_room(layout, triples);
    require_plain_ends(layout, triples);
    return layout;
}

}  // namespace refskak::rules::leaping
