#include "daemon/solve_command.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <thread>
#include <unistd.h>

#include "daemon/words.hpp"
#include "rules/fault.hpp"
#include "rules/hunt/hunt.hpp"
#include "search/tables/climb.hpp"
#include "search/tables/verify.hpp"

namespace refskak::daemon {

using rules::hunt::Hunt;
using namespace search::tables;

namespace {

std::string count_text(const Count& count) {
    return "white " + std::to_string(count.white) + " black " + std::to_string(count.black) +
           " drawn " + std::to_string(count.drawn);
}

std::string seconds_text(double seconds) {
    const long long tenths = std::llround(10 * seconds);
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string step_text(const Step& step) {
    const Header& header = step.header;
    std::string text = "geese " + std::to_string(header.geese) + " sets " +
                       std::to_string(header.sets) + " fox-to-move " + count_text(header.fox_turn) +
                       " geese-to-move " + count_text(header.goose_turn);
    if (header.distances) text += " longest " + std::to_string(header.longest);
    text += " bytes " + std::to_string(step.bytes);
    if (step.was_there) return text + " (from its file)";
    return text + " memory " + std::to_string(step.memory) + " seconds " +
           seconds_text(step.seconds);
}

/// Lines to the channel; a bar to a terminal.
class Teller final : public ClimbListener {
  public:
    explicit Teller(LineChannel& channel) : channel_(channel) {}

    void on_step(const Step& step) override {
        clear_bar();
        channel_.write(step_text(step));
    }
    void on_progress(int geese, std::uint64_t done, std::uint64_t sets) override {
        if (!terminal_ || sets == 0) return;
        if (geese != geese_) begun_ = std::chrono::steady_clock::now();
        geese_ = geese;
        const double share = static_cast<double>(done) / static_cast<double>(sets);
        const double passed =
            std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
        const auto full = static_cast<std::size_t>(share * bar_width);
        std::string bar = "\r" + std::to_string(geese) + " geese [" + std::string(full, '#') +
                          std::string(bar_width - full, '.') + "] " +
                          std::to_string(static_cast<int>(share * 100)) + " %";
        if (share > 0.01) bar += ", " + seconds_text(passed / share - passed) + " s left ";
        LineChannel::write_error_text(bar);
    }

  private:
    static constexpr std::size_t bar_width = 40;

    void clear_bar() {
        if (terminal_) LineChannel::write_error_text("\r\x1b[K");
    }

    LineChannel& channel_;
    bool terminal_ = LineChannel::errors_to_terminal();
    int geese_ = 0;
    std::chrono::steady_clock::time_point begun_;
};

std::uint64_t memory_for(const SolveCommand& command) {
    if (command.memory > 0) return static_cast<std::uint64_t>(command.memory) << 30;
    const auto pages = static_cast<std::uint64_t>(std::max(::sysconf(_SC_AVPHYS_PAGES), 0L));
    return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) / 4 * 3;
}

void tell_start(const Hunt& game, const Tables& tables, LineChannel& channel) {
    if (game.start().geese.count() != game.rules().geese) return;
    const auto judgement = tables.judge(game.start());
    if (!judgement) return;
    std::string text = "start " + std::string(rules::verdict_name(judgement->verdict));
    if (judgement->distance > 0) text += " distance " + std::to_string(judgement->distance);
    channel.write(text);
}

/// Whether no fault is found in the tables of up to so many geese.
bool verify_all(const Hunt& game, const Tables& tables, int most, const Crew& crew,
                LineChannel& channel) {
    bool clean = true;
    for (int geese = 1; geese <= most; ++geese) {
        if (tables.table(geese) == nullptr) continue;
        const Verification found = verify(game, tables, geese, crew);
        channel.write("verified " + std::to_string(geese) + " geese: " +
                      std::to_string(found.positions) + " of " + std::to_string(found.whole) +
                      " positions, faults " + std::to_string(found.faults));
        clean = clean && found.faults == 0;
    }
    return clean;
}

}  // namespace

bool solve(const SolveCommand& command, const Catalogue& catalogue, LineChannel& channel) {
    const Choice choice = catalogue.choose(command.variant);
    if (choice.variant.family != "hunt")
        throw rules::Fault("only the games of the hunt family can be solved");
    const Hunt game(choice.variant.parameters);
    const int threads = command.threads > 0
                            ? command.threads
                            : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    const int geese = command.geese > 0 ? command.geese : game.rules().geese;
    const int fewest = fewest_geese(game.rules(), geese);
    if (geese < fewest)
        throw rules::Fault("solve: --geese: with fewer than " + std::to_string(fewest) +
                           " geese the fox has won, expected a number from there on");
    const int room = static_cast<int>(game.board().points().count()) - game.rules().foxes;
    if (geese > room)
        throw rules::Fault("solve: --geese: the board has room for " + std::to_string(room) +
                           " geese, expected at most as many");
    const std::atomic<bool>& stop = channel.interruption();
    Teller teller(channel);
    try {
        climb(game, geese, {command.directory, memory_for(command), threads, true}, stop, teller);
        Tables tables(game, command.verify ? BlockCache::many : BlockCache::few);
        for (const std::string& complaint : tables.load(command.directory))
            channel.write(printable(complaint));
        tell_start(game, tables, channel);
        return !command.verify || verify_all(game, tables, geese, Crew(threads, stop), channel);
    } catch (const Interrupted&) {
        channel.write("interrupted: the same command goes on from here");
        return true;
    } catch (const rules::Fault& fault) {
        LineChannel::write_error(std::string("refskak: ") + fault.what());
        return false;
    }
}

}  // namespace refskak::daemon
