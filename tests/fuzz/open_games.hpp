#pragma once

#include <map>
#include <memory>
#include <string>

#include "daemon/catalogue.hpp"

namespace refskak::fuzz {

/// The game that a text chooses, in its start position. Opening one takes longer than most of what
/// is done with it, so those opened last are kept. Throws as choosing and opening do.
inline daemon::Session& game_chosen_by(const std::string& text) {
    constexpr std::size_t most = 60;
    static search::TranspositionTable table(1);
    static std::map<std::string, std::unique_ptr<daemon::Session>> open;
    auto known = open.find(text);
    if (known == open.end()) {
        auto session = daemon::open_session(daemon::Catalogue().choose(text).variant, table);
        if (open.size() >= most) open.clear();
        known = open.emplace(text, std::move(session)).first;
    }
    known->second->set_position(std::nullopt, {});
    return *known->second;
}

}  // namespace refskak::fuzz
