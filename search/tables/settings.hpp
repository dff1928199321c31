#pragma once

#include <atomic>
#include <string>

namespace refskak::search::tables {

/// What tables a player may use.
struct TableSettings {
    std::string directory;                    // empty: none
    int geese_on_demand = 0;                  // solved into memory up to this goose number
    const std::atomic<bool>* stop = nullptr;  // ends the solving when it is set; null: nothing does
};

}  // namespace refskak::search::tables
