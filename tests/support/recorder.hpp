#pragma once

#include <vector>

#include "search/pool.hpp"

namespace refskak::toy {

/// A listener that keeps all it hears.
template <class Move>
struct Recorder : search::Listener<Move> {
    void on_report(const search::Report<Move>& report) override { reports.push_back(report); }
    void on_current_move(int, const Move&, int) override {}
    void on_result(const search::Result<Move>& result) override { results.push_back(result); }

    std::vector<search::Report<Move>> reports;
    std::vector<search::Result<Move>> results;
};

}  // namespace refskak::toy
