#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "daemon/catalogue.hpp"

namespace refskak::fuzz {

/// The game that a text chooses, at the position that its `fen=` names or else at its start.
/// Opening one takes longer than most of what is done with it, so those opened last are kept, one
/// for all their positions. Throws as choosing and opening do.
inline daemon::Session& game_chosen_by(const std::string& text) {
    constexpr std::size_t most = 60;
    static search::TranspositionTable table(1);
    static std::map<std::string, std::unique_ptr<daemon::Session>> open;
    constexpr std::string_view fen = " fen=";
    const std::size_t end = text.find(fen);
    const std::string name = text.substr(0, end);
    auto known = open.find(name);
    if (known == open.end()) {
        auto session = daemon::open_session(daemon::Catalogue().choose(name).variant, table);
        if (open.size() >= most) open.clear();
        known = open.emplace(name, std::move(session)).first;
    }
    std::optional<std::string> position;
    if (end != std::string::npos) position = text.substr(end + fen.size());
    known->second->set_position(position, {});
    return *known->second;
}

}  // namespace refskak::fuzz
