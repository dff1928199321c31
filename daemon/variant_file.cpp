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

FileKey read_key(const toml::key& name, const toml::node& node) {
    FileKey key{std::string(name.str()), "", ValueKind::other, place_of(node.source())};
    if (const auto* text = node.as_string()) {
        key.value = text->get();
        key.kind = ValueKind::text;
    } else if (const auto* number = node.as_integer()) {
        key.value = std::to_string(number->get());
        key.kind = ValueKind::number;
    } else if (const auto* array = node.as_array()) {
        if (const std::optional<std::string> list = joined(*array)) {
            key.value = *list;
            key.kind = ValueKind::list;
        }
    }
    return key;
}

FileTable read_table(const toml::key& name, const toml::table& table) {
    FileTable result{std::string(name.str()), place_of(name.source()), {}};
    for (const auto& [key, node] : table)
        result.keys.push_back(read_key(key, node));
    return result;
}

}  // namespace

VariantFile read_variant_file(std::string_view text) {
    VariantFile file;
    try {
        const toml::table root = toml::parse(text);
        for (const auto& [key, node] : root) {
            if (const toml::table* table = node.as_table())
                file.tables.push_back(read_table(key, *table));
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
