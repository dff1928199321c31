#pragma once

#include <memory>
#include <string>

#include "daemon/dialect.hpp"
#include "daemon/engine.hpp"

namespace refskak::daemon {

/// The talk with one peer, from the first line to the last. The first word that opens a dialect
/// settles which one is spoken; until then it is UCI, so that a person can type at once.
class Conversation {
  public:
    /// `protocol`: the name of the dialect to speak whatever comes, or empty.
    Conversation(Engine& engine, const std::string& protocol);
    ~Conversation() { engine_.channel().on_refusal({}); }
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    /// Reads until `quit` or end of file; a bounded search then still answers.
    void run();
    /// Does one line, and waits for what it started.
    void run_once(const std::string& line);

  private:
    bool handle(const std::string& line);
    void finish();

    Engine& engine_;
    bool settled_;
    const DialectEntry* entry_;
    std::unique_ptr<Dialect> dialect_;
};

}  // namespace refskak::daemon
