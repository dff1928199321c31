// Files of variants: any text is read to games and faults of one line each, and the games begin.

#include "daemon/user_variants.hpp"
#include "input.hpp"
#include "rules/fault.hpp"

using namespace refskak;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static search::TranspositionTable table(1);
    const fuzz::Input input(data, size);
    const daemon::UserVariants read = daemon::read_user_variants(input.all, daemon::Catalogue());
    for (const daemon::FileFault& fault : read.faults) {
        fuzz::demand_one_line(fault.text);
        fuzz::demand(fault.place.line > 0 && fault.place.column > 0);
    }
    for (const rules::Variant& variant : read.variants) {
        // It was built once while it was read, so nothing may be thrown here.
        const auto session = daemon::open_session(variant, table);
        session->set_position(session->start_fen(), {});
        fuzz::demand(!session->outcome().decided() && !session->moves().empty());
    }
    return 0;
}
