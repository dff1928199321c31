#include "daemon/uci.hpp"

#include "daemon/info_text.hpp"

namespace refskak::daemon {

Uci::Uci(Engine& engine) : UciLike(engine) {
    using enum When;
    add({
        {"uci", any_time, "the handshake: name, options, uciok", [this] { greet(); }},
        {"ucinewgame", when_idle, "clears table and histories",
         [this] { this->engine().new_game(); }},
    });
}

void Uci::greet() {
    introduce();
    say("uciok");
}

void Uci::on_best(const std::optional<std::string>& best, const std::optional<std::string>& ponder,
                  search::Score score, std::uint64_t) {
    if (!best) say("info depth 0 score " + score_text(score));
    say("bestmove " + best.value_or("(none)") + (ponder ? " ponder " + *ponder : ""));
}

}  // namespace refskak::daemon
