#include "daemon/variant_file.hpp"

#include <algorithm>
#include <optional>

#include "daemon/careful_toml.hpp"
#include "daemon/words.hpp"

namespace refskak::daemon {

namespace {

Place place_of(const toml::source_region& source) {
    return {static_cast<int>(source.begin.line), static_cast<int>(source.begin.column)};
}

/// The list "a,b,c" of an array of strings.
std::optional<std::string> joined(const toml::array& array) {
    std::string list;
    for (const toml::node& element : array) {
        const auto* text = element.as_string();
        if (text == nullptr || text->get().empty()) return {};
        if (!list.empty()) list += ',';
        list += text->get();
    }
    return list;
}

/// The value as text; nothing when no key has values of that kind.
std::optional<FileKey> read_value(const toml::node& node) {
    FileKey key;
    if (const auto* text = node.as_string()) {
        key.value = text->get();
        return key;
    }
    if (const auto* number = node.as_integer()) {
        key.value = std::to_string(number->get());
        key.kind = ValueKind::number;
        return key;
    }
    const auto* array = node.as_array();
    std::optional<std::string> list = array != nullptr ? joined(*array) : std::nullopt;
    if (!list) return {};
    key.value = std::move(*list);
    key.kind = ValueKind::list;
    return key;
}

void read_table(const toml::key& name, const toml::table& table, VariantFile& file) {
    FileTable result{std::string(name.str()), place_of(name.source()), {}};
    const std::size_t faults = file.faults.size();
    for (const auto& [key, node] : table) {
        std::optional<FileKey> read = read_value(node);
        if (!read) {
            file.faults.push_back(
                {place_of(node.source()),
                 "variant '" + shown(result.name) + "': key '" + shown(std::string(key.str())) +
                     "' is no string, whole number or list of strings: expected one of these"});
            continue;
        }
        read->name = key.str();
        read->place = place_of(node.source());
        result.keys.push_back(std::move(*read));
    }
    if (file.faults.size() == faults) file.tables.push_back(std::move(result));
}

}  // namespace

VariantFile read_variant_file(std::string_view text) {
    VariantFile file;
    try {
        const toml::table root = toml::parse(text);
        for (const auto& [key, node] : root) {
            if (const toml::table* table = node.as_table())
                read_table(key, *table, file);
            else
                file.faults.push_back({place_of(node.source()),
                                       "key '" + shown(std::string(key.str())) +
                                           "' stands in no table: expected [NAME] above it"});
        }
    } catch (const toml::parse_error& error) {
        return {{}, {{place_of(error.source()), printable(std::string(error.description()))}}};
    }
    std::sort(file.tables.begin(), file.tables.end(),
              [](const FileTable& a, const FileTable& b) { return a.place.line < b.place.line; });
    return file;
}

}  // namespace refskak::daemon
