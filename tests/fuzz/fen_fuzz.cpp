// Positions: the first line chooses a variant, the second is a FEN. What is accepted is written
// back, has moves that can all be played and taken back, and can be judged, drawn and searched.

#include "input.hpp"
#include "open_games.hpp"
#include "rules/fault.hpp"

using namespace refskak;

namespace {

struct Silence final : daemon::SearchObserver {
    void on_info(const daemon::Info&) override {}
    void on_current_move(int, const std::string&, int) override {}
    void on_best(const std::optional<std::string>& move, const std::optional<std::string>&,
                 search::Score, std::uint64_t) override {
        best = move;
    }
    std::optional<std::string> best;
};

void check_moves(daemon::Session& session) {
    const std::string fen = session.fen();
    const std::vector<std::string> moves = session.moves();
    for (std::size_t i = 0; i < moves.size() && i < 100; ++i) {
        session.play(moves[i]);
        fuzz::demand(session.last_move() == moves[i]);
        fuzz::demand(session.fen() != fen);
        session.outcome();
        session.undo(1);
    }
    fuzz::demand(session.fen() == fen);
    fuzz::demand(session.moves() == moves);
}

void check_search(daemon::Session& session) {
    Silence observer;
    search::Limits limits;
    limits.nodes = 60;
    session.go(limits, {}, {}, observer);
    session.wait();
    fuzz::demand(observer.best.has_value() == !session.moves().empty());
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const fuzz::Input input(data, size);
    try {
        daemon::Session& session = fuzz::game_chosen_by(std::string(input.first));
        session.set_position(std::string(input.rest), {});
        const std::string fen = session.fen();
        session.set_position(fen, {});
        fuzz::demand(session.fen() == fen);
        session.diagram();
        session.evaluation();
        check_moves(session);
        check_search(session);
    } catch (const rules::Fault& fault) {
        fuzz::demand_one_line(fault.what());
    }
    return 0;
}
