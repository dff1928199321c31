// Moves: the first line chooses a variant, every other word is a move. What is refused changes
// nothing, what is accepted can be taken back.

#include "daemon/words.hpp"
#include "input.hpp"
#include "open_games.hpp"
#include "rules/fault.hpp"

using namespace refskak;

namespace {

void play(daemon::Session& session, const std::string& move) {
    const std::string before = session.fen();
    try {
        session.play(move);
    } catch (const rules::Fault& fault) {
        fuzz::demand_one_line(fault.what());
        fuzz::demand(session.fen() == before && !session.is_legal(move));
        return;
    }
    const std::string after = session.fen();
    const std::string canonical = session.last_move();
    session.undo(1);
    fuzz::demand(session.fen() == before && session.is_legal(move));
    session.play(canonical);
    fuzz::demand(session.fen() == after);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Input input(data, size);
    try {
        daemon::Session& session = fuzz::game_chosen_by(std::string(input.first));
        for (const std::string& move : daemon::split_words(std::string(input.rest)))
            play(session, move);
        session.outcome();
    } catch (const rules::Fault& fault) {
        fuzz::demand_one_line(fault.what());
    }
    return 0;
}
