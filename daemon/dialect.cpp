#include "daemon/dialect.hpp"

#include <vector>

#include "daemon/cecp/cecp.hpp"
#include "daemon/gtp/gtp.hpp"
#include "daemon/uci.hpp"
#include "daemon/ugi.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

template <class D>
std::unique_ptr<Dialect> open(Engine& engine) {
    return std::make_unique<D>(engine);
}

const std::vector<DialectEntry>& dialects() {
    static const std::vector<DialectEntry> list{
        {"uci", "uci", open<Uci>},
        {"ugi", "ugi", open<Ugi>},
        {"xboard", "xboard", open<cecp::Cecp>},
        {"gtp", "", open<gtp::Gtp>},
    };
    return list;
}

}  // namespace

const DialectEntry& dialect_named(std::string_view name) {
    std::string names;
    for (const DialectEntry& entry : dialects()) {
        if (entry.name == name) return entry;
        names += (names.empty() ? "" : ", ") + std::string(entry.name);
    }
    throw rules::Fault("unknown protocol '" + shown(std::string(name)) + "': expected one of " +
                       names);
}

const DialectEntry* dialect_opened_by(const std::string& line) {
    const std::string word = lower_case(split_command(line).first);
    for (const DialectEntry& entry : dialects())
        if (!word.empty() && entry.opening == word) return &entry;
    return nullptr;
}

}  // namespace refskak::daemon
