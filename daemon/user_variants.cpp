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

/// What is wrong with a table: thrown when nothing can be made of it.
struct Faulty {
    std::vector<FileFault> faults;  // at least one
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
            } catch (const Faulty& faulty) {
                for (const auto& [place, text] : faulty.faults)
                    result.faults.push_back(
                        {place, "variant '" + shown(table.name) + "': " + text});
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
        std::vector<FileFault> faults;
    };

    const rules::Variant& variant_of(const FileTable& table) {
        const auto [entry, is_new] = progress_.try_emplace(table.name);
        Progress& progress = entry->second;
        if (is_new) {
            try {
                progress.variant = made(table);
            } catch (const Faulty& faulty) {
                progress.faults = faulty.faults;
            }
        }
        if (!progress.faults.empty()) throw Faulty{progress.faults};
        if (!progress.variant) refuse(table.place, "the bases go round in a circle");
        return *progress.variant;
    }

    rules::Variant made(const FileTable& table) {
        if (is_preset(table.name)) refuse(table.place, "a preset has this name: expected another");
        if (!is_name(table.name))
            refuse(table.place, "no name: expected up to 40 of a to z, 0 to 9 and -");
        const rules::Variant base = base_of(table);
        std::vector<FileFault> faults;
        rules::Variant variant = built(table, base, changes_of(table, base, faults), faults);
        variant.name = table.name;
        variant.description = description_of(table, base, faults);
        if (!faults.empty()) throw Faulty{faults};
        return variant;
    }

    [[noreturn]] static void refuse(Place place, const std::string& text) {
        throw Faulty{{{place, text}}};
    }

    rules::Variant base_of(const FileTable& table) {
        const FileKey* base = find_key(table, "base");
        if (base == nullptr || base->kind != ValueKind::text)
            refuse(base == nullptr ? table.place : base->place,
                   "key 'base': expected the name of a preset or of another table");
        const auto other =
            std::find_if(file_.tables.begin(), file_.tables.end(),
                         [&](const FileTable& candidate) { return candidate.name == base->value; });
        try {
            return other != file_.tables.end() && !is_preset(base->value)
                       ? variant_of(*other)
                       : known_.find(base->value);
        } catch (const rules::Fault& fault) {
            refuse(base->place, std::string("key 'base': ") + fault.what());
        } catch (const Faulty& faulty) {
            refuse(base->place, "key 'base': '" + shown(base->value) +
                                    "' is faulty: " + faulty.faults.front().text);
        }
    }

    /// The keys that the rules read and whose values are of the right kind.
    static rules::Parameters changes_of(const FileTable& table, const rules::Variant& base,
                                        std::vector<FileFault>& faults) {
        rules::Parameters changes;
        for (const FileKey& key : table.keys) {
            if (key.name == "base" || key.name == "description") continue;
            try {
                const rules::KeyDescription& description = described(key, base);
                if (!fits(key.kind, description.kind) || key.value.empty())
                    throw rules::Fault("key '" + key.name + "': expected " +
                                       kind_name(description.kind) + ": " +
                                       std::string(description.values));
                changes.set(key.name, key.value);
            } catch (const rules::Fault& fault) {
                faults.push_back({key.place, fault.what()});
            }
        }
        return changes;
    }

    static const rules::KeyDescription& described(const FileKey& key, const rules::Variant& base) {
        const std::vector<rules::KeyDescription>& keys = file_keys_of(base);
        rules::require_known_keys({{shown(key.name), ""}}, keys);
        return *std::find_if(keys.begin(), keys.end(),
                             [&](const auto& description) { return description.name == key.name; });
    }

    static std::string description_of(const FileTable& table, const rules::Variant& base,
                                      std::vector<FileFault>& faults) {
        const FileKey* description = find_key(table, "description");
        if (description == nullptr) return "a variant of " + base.name;
        if (description->kind != ValueKind::text)
            faults.push_back({description->place, "key 'description': expected a string"});
        return printable(description->value);
    }

    /// The base with what the table changes, once it can be built. A value that is refused is told
    /// and left out, so that those behind it are looked at too.
    static rules::Variant built(const FileTable& table, const rules::Variant& base,
                                rules::Parameters changes, std::vector<FileFault>& faults) {
        while (true) {
            try {
                rules::Variant variant = rules::derive(base, changes, displacements_of(base));
                search::TranspositionTable smallest(1);
                open_session(variant, smallest);
                return variant;
            } catch (const rules::Fault& fault) {
                const FileKey* key = laid_at(table, fault.what(), changes, faults);
                if (key == nullptr) return base;
                changes.erase(key->name);
                // What stands on a board that is refused cannot be judged.
                for (const rules::Displacement& displacement : displacements_of(base))
                    if (displacement.key == key->name)
                        for (const std::string_view displaced : displacement.displaced)
                            changes.erase(displaced);
            }
        }
    }

    /// Lays a fault at the first key that its message names, or at the table. Returns the key;
    /// null when there is none, or when the fault only follows from one that was told before.
    static const FileKey* laid_at(const FileTable& table, const std::string& message,
                                  const rules::Parameters& changes,
                                  std::vector<FileFault>& faults) {
        std::vector<const FileKey*> named;
        for (const FileKey& key : table.keys)
            if (message.find("key '" + key.name + "'") != message.npos) named.push_back(&key);
        const bool follows =
            !faults.empty() && std::any_of(named.begin(), named.end(), [&](const FileKey* key) {
                return !changes.find(key->name);
            });
        if (follows || (named.empty() && !faults.empty())) return nullptr;
        const FileKey* key = named.empty() ? nullptr : named.front();
        faults.push_back({key == nullptr ? table.place : key->place, printable(message)});
        return key;
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
