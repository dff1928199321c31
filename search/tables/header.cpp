#include "search/tables/header.hpp"

#include <array>
#include <charconv>

#include "rules/fault.hpp"

namespace refskak::search::tables {

namespace {

constexpr std::string_view version = "1";

std::uint64_t number(std::string_view& text, std::string_view name) {
    const std::string start = std::string(name) + " ";
    std::uint64_t value = 0;
    if (!text.starts_with(start))
        throw rules::Fault("its header lacks '" + std::string(name) + "'");
    text.remove_prefix(start.size());
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end == text.data() + text.size() || *end != '\n')
        throw rules::Fault("its header's '" + std::string(name) + "' is no number");
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return value;
}

std::string line(std::string_view text, std::string_view name) {
    const std::string start = std::string(name) + " ";
    const std::size_t end = text.find('\n');
    if (!text.starts_with(start) || end == std::string_view::npos)
        throw rules::Fault("its header lacks '" + std::string(name) + "'");
    return std::string(text.substr(start.size(), end - start.size()));
}

void take(std::string_view& text) { text.remove_prefix(text.find('\n') + 1); }

std::string_view name_of(rules::leaping::Shape shape) {
    constexpr std::array<std::string_view, 6> names{"cross33",    "cross37",  "cross45",
                                                    "draughts32", "square49", "own"};
    return names.at(static_cast<std::size_t>(shape));
}

std::string_view name_of(rules::leaping::Lines lines) {
    constexpr std::array<std::string_view, 3> names{"orthogonal", "alquerque", "diagonal"};
    return names.at(static_cast<std::size_t>(lines));
}

std::string steps_text(const rules::hunt::Ruleset& rules) {
    constexpr std::array<std::string_view, rules::leaping::direction_count> names{
        "forward", "forward-diagonal", "sideways", "backward", "backward-diagonal"};
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (rules.goose_steps[i]) text.append(text.empty() ? "" : ",").append(names[i]);
    return text;
}

}  // namespace

std::string Header::text() const {
    std::string text = "version " + std::string(version) + "\n";
    text += "game " + game + "\n";
    const auto add = [&](const char* name, std::uint64_t value) {
        text.append(name).append(" ").append(std::to_string(value)).append("\n");
    };
    add("geese", static_cast<std::uint64_t>(geese));
    add("sets", sets);
    add("draws", draws ? 1 : 0);
    add("distances", distances ? 1 : 0);
    add("longest", static_cast<std::uint64_t>(longest));
    for (const Count& count : {fox_turn, goose_turn}) {
        add("white", count.white);
        add("black", count.black);
        add("drawn", count.drawn);
    }
    return text;
}

Header Header::read(std::string_view text) {
    Header header;
    if (const std::string found = line(text, "version"); found != version)
        throw rules::Fault("it has format version " + found + " instead of " +
                           std::string(version));
    take(text);
    header.game = line(text, "game");
    take(text);
    header.geese = static_cast<int>(number(text, "geese"));
    header.sets = number(text, "sets");
    header.draws = number(text, "draws") != 0;
    header.distances = number(text, "distances") != 0;
    header.longest = static_cast<int>(number(text, "longest"));
    for (Count* count : {&header.fox_turn, &header.goose_turn}) {
        count->white = number(text, "white");
        count->black = number(text, "black");
        count->drawn = number(text, "drawn");
    }
    return header;
}

std::string game_text(const Men& men) {
    const rules::hunt::Ruleset& rules = men.rules();
    constexpr std::array<std::string_view, 3> leaps{"chain", "single", "off"};
    std::string text = "board=" + std::string(name_of(rules.shape));
    if (rules.shape != rules::leaping::Shape::draughts32)
        text.append(" lines=").append(name_of(rules.lines));
    text += " foxes=" + std::to_string(rules.foxes);
    text += " min-geese=" + std::to_string(rules.min_geese);
    text += " goose-steps=" + steps_text(rules);
    text.append(" leaps=").append(leaps.at(static_cast<std::size_t>(rules.leaps)));
    if (rules.compulsory) text += " compulsory=on";
    if (rules.escape) text += " escape=on";
    if (rules.goal) text += " goal=on";
    if (!rules.has_plain_moves()) text += " and more";  // no table has this
    return text;
}

std::string file_name(const Men& men, int geese) {
    std::string name;
    for (const char c : game_text(men))
        name += c == ' ' ? '_' : c;
    return name + "_geese=" + std::to_string(geese) + ".refskak";
}

}  // namespace refskak::search::tables
