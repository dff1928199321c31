// Variants: any text behind the word `variant` is a game or a fault of one line, and a game can
// begin.

#include "daemon/catalogue.hpp"
#include "input.hpp"
#include "rules/fault.hpp"

using namespace refskak;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static search::TranspositionTable table(1);
    const fuzz::Input input(data, size);
    try {
        const daemon::Choice choice = daemon::Catalogue().choose(input.first);
        const auto session = daemon::open_session(choice.variant, table);
        const std::string start = session->start_fen();
        session->set_position(start, {});
        fuzz::demand(session->fen() == start);
        fuzz::demand(!session->outcome().decided() || session->moves().empty());
        // The text as it is shown again names the same game.
        const daemon::Choice again = daemon::Catalogue().choose(choice.text);
        fuzz::demand(again.text == choice.text);
        fuzz::demand(daemon::open_session(again.variant, table)->start_fen() == start);
    } catch (const rules::Fault& fault) {
        fuzz::demand_one_line(fault.what());
    }
    return 0;
}
