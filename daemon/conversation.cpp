#include "daemon/conversation.hpp"

namespace refskak::daemon {

Conversation::Conversation(Engine& engine, const std::string& protocol)
    : engine_(engine),
      settled_(!protocol.empty()),
      entry_(&dialect_named(settled_ ? protocol : "uci")),
      dialect_(entry_->open(engine)) {
    engine_.channel().on_refusal([this](const std::string& message) { dialect_->refuse(message); });
}

void Conversation::run() {
    while (const std::optional<std::string> line = engine_.channel().read())
        if (!handle(*line)) {
            engine_.stop();
            engine_.wait();
            return;
        }
    finish();
}

void Conversation::run_once(const std::string& line) {
    handle(line);
    finish();
}

/// A bounded search still answers, as long as somebody listens.
void Conversation::finish() {
    if (engine_.busy_without_end() || engine_.channel().interrupted()) engine_.stop();
    engine_.wait_while_heard();
}

bool Conversation::handle(const std::string& line) {
    if (!settled_) {
        const DialectEntry* opened = dialect_opened_by(line);
        settled_ = opened != nullptr;
        if (opened != nullptr && opened != entry_) {
            // A search still tells the old dialect of its end.
            if (engine_.busy_without_end()) engine_.stop();
            engine_.wait();
            entry_ = opened;
            dialect_ = entry_->open(engine_);
        }
    }
    return dialect_->handle(line);
}

}  // namespace refskak::daemon
