#include "daemon/user_variants.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "daemon/words.hpp"

namespace refskak::daemon {

namespace {

constexpr std::size_t longest_name = 40;
constexpr std::size_t most_tables = 256;

bool is_name(std::string_view text) {
    return !text.empty() && text.size() <= longest_name &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == text.npos;
}

const FileKey* find_key(const FileTable& table, std::string_view name) {
    for (const FileKey& key : table.keys)
        if (key.name == name) return &key;
    return nullptr;
}

/// A fault at a place of the file.
struct Misplaced {
    Place place;
    std::string text;
};

std::string kind_name(rules::KeyKind kind) {
    switch (kind) {
        case rules::KeyKind::number:
            return "a whole number";
        case rules::KeyKind::list:
            return "a list of strings";
        default:
            return "a string";
    }
}

bool fits(ValueKind value, rules::KeyKind key) {
    return static_cast<int>(value) == static_cast<int>(key);
}
static_assert(static_cast<int>(ValueKind::text) == static_cast<int>(rules::KeyKind::text));
static_assert(static_cast<int>(ValueKind::number) == static_cast<int>(rules::KeyKind::number));
static_assert(static_cast<int>(ValueKind::list) == static_cast<int>(rules::KeyKind::list));

/// Turns tables into variants, each after the one that it is based on.
class Reader {
  public:
    Reader(const VariantFile& file, const Catalogue& known) : file_(file), known_(known) {}

    UserVariants read() {
        UserVariants result;
        result.faults = file_.faults;
        for (const FileTable& table : file_.tables) {
            try {
                result.variants.push_back(variant_of(table));
            } catch (const Misplaced& fault) {
                result.faults.push_back(
                    {fault.place, "variant '" + shown(table.name) + "': " + fault.text});
            }
        }
        std::stable_sort(result.faults.begin(), result.faults.end(),
                         [](const auto& a, const auto& b) { return a.place.line < b.place.line; });
        return result;
    }

  private:
    /// How far a table has come.
    struct Progress {
        std::optional<rules::Variant> variant;
        std::optional<Misplaced> fault;
    };

    const rules::Variant& variant_of(const FileTable& table) {
        const auto [entry, is_new] = progress_.try_emplace(table.name);
        Progress& progress = entry->second;
        if (is_new) {
            try {
                progress.variant = made(table);
            } catch (const Misplaced& fault) {
                progress.fault = fault;
            }
        }
        if (progress.fault) throw Misplaced(*progress.fault);
        if (!progress.variant) throw Misplaced{table.place, "the bases go round in a circle"};
        return *progress.variant;
    }

    rules::Variant made(const FileTable& table) {
        if (is_preset(table.name))
            throw Misplaced{table.place, "a preset has this name: expected another"};
        if (!is_name(table.name))
            throw Misplaced{table.place, "no name: expected up to 40 of a to z, 0 to 9 and -"};
        const rules::Variant base = base_of(table);
        rules::Variant variant =
            rules::derive(base, changes_of(table, base), displacements_of(base));
        variant.name = table.name;
        const FileKey* description = find_key(table, "description");
        variant.description =
            description != nullptr ? printable(description->value) : "a variant of " + base.name;
        check(table, variant);
        return variant;
    }

    rules::Variant base_of(const FileTable& table) {
        const FileKey* base = find_key(table, "base");
        if (base == nullptr || base->kind != ValueKind::text)
            throw Misplaced{base == nullptr ? table.place : base->place,
                            "key 'base': expected the name of a preset or of another table"};
        const auto other =
            std::find_if(file_.tables.begin(), file_.tables.end(),
                         [&](const FileTable& candidate) { return candidate.name == base->value; });
        try {
            return other != file_.tables.end() && !is_preset(base->value)
                       ? variant_of(*other)
                       : known_.find(base->value);
        } catch (const rules::Fault& fault) {
            throw Misplaced{base->place, std::string("key 'base': ") + fault.what()};
        } catch (const Misplaced& fault) {
            throw Misplaced{base->place,
                            "key 'base': '" + shown(base->value) + "' is faulty: " + fault.text};
        }
    }

    rules::Parameters changes_of(const FileTable& table, const rules::Variant& base) const {
        rules::Parameters changes;
        for (const FileKey& key : table.keys) {
            if (key.name == "base" || key.name == "description") continue;
            const rules::KeyDescription& description = described(key, base);
            if (!fits(key.kind, description.kind) || key.value.empty())
                throw Misplaced{key.place, "key '" + key.name + "': expected " +
                                               kind_name(description.kind) + ": " +
                                               std::string(description.values)};
            changes.set(key.name, key.value);
        }
        return changes;
    }

    static const rules::KeyDescription& described(const FileKey& key, const rules::Variant& base) {
        const std::vector<rules::KeyDescription>& keys = file_keys_of(base);
        try {
            rules::require_known_keys({{shown(key.name), ""}}, keys);
        } catch (const rules::Fault& fault) {
            throw Misplaced{key.place, fault.what()};
        }
        return *std::find_if(keys.begin(), keys.end(),
                             [&](const auto& description) { return description.name == key.name; });
    }

    /// Builds the game once. The fault is laid at the key that its message names.
    static void check(const FileTable& table, const rules::Variant& variant) {
        try {
            search::TranspositionTable smallest(1);
            open_session(variant, smallest);
        } catch (const rules::Fault& fault) {
            const std::string message = fault.what();
            for (const FileKey& key : table.keys)
                if (message.find("key '" + key.name + "'") != message.npos)
                    throw Misplaced{key.place, printable(message)};
            throw Misplaced{table.place, printable(message)};
        }
    }

    const VariantFile& file_;
    const Catalogue& known_;
    std::map<std::string, Progress> progress_;
};

}  // namespace

UserVariants read_user_variants(std::string_view text, const Catalogue& known) {
    const VariantFile file = read_variant_file(text);
    if (file.tables.size() > most_tables)
        return {{},
                {{file.tables[most_tables].place,
                  "more variants than " + std::to_string(most_tables) + ": expected fewer"}}};
    return Reader(file, known).read();
}

std::string fault_line(const std::string& file, const FileFault& fault) {
    return file + ":" + std::to_string(fault.place.line) + ":" +
           std::to_string(fault.place.column) + ": " + printable(fault.text);
}

rules::Fault first_fault(const std::string& file, const std::vector<FileFault>& faults) {
    std::string text = fault_line(file, faults.front());
    if (faults.size() > 1)
        text +=
            " (faults in all: " + std::to_string(faults.size()) + "; 'refskak check' tells each)";
    return rules::Fault(text);
}

}  // namespace refskak::daemon
