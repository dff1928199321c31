#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "daemon/engine.hpp"

namespace refskak::daemon {

/// A front door: turns lines of one protocol into calls of the engine, and its answers into lines.
class Dialect {
  public:
    virtual ~Dialect() = default;
    /// Does one line; false: it was `quit`.
    virtual bool handle(const std::string& line) = 0;
    /// Tells the peer that a line was not read.
    virtual void refuse(const std::string& message) = 0;
};

/// How a dialect is chosen and opened.
struct DialectEntry {
    std::string_view name;     // as in `--protocol`
    std::string_view opening;  // the first word of a session that chooses it; empty: none does
    std::unique_ptr<Dialect> (*open)(Engine&);
};

/// The dialect of that name, for `--protocol`. Throws `rules::Fault` and lists them all.
const DialectEntry& dialect_named(std::string_view name);

/// The dialect that a line opens by its first word, or null.
const DialectEntry* dialect_opened_by(const std::string& line);

}  // namespace refskak::daemon
