// Whole sessions: the first line may name a protocol, the others are what a peer sends. Searches
// are stopped after a moment, and nothing that touches files or takes the machine's memory is sent.

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <fcntl.h>
#include <thread>
#include <unistd.h>

#include "daemon/conversation.hpp"
#include "daemon/words.hpp"
#include "input.hpp"
#include "rules/fault.hpp"

using namespace refskak;

namespace {

/// Stops whatever runs, again and again: no command may need more than that to come back.
class Impatience {
  public:
    explicit Impatience(daemon::Engine& engine)
        : thread_([this, &engine] {
              while (!done_) {
                  std::this_thread::sleep_for(std::chrono::milliseconds(2));
                  engine.stop();
              }
          }) {}
    ~Impatience() {
        done_ = true;
        thread_.join();
    }

  private:
    std::atomic<bool> done_ = false;
    std::thread thread_;
};

bool is_harmless(const std::string& line) {
    // `bench` opens games of every family before it can be stopped.
    constexpr std::array words{"hash", "threads", "memory", "cores", "log",
                               "load", "path",    "check",  "bench", "tablegeese"};
    const std::string folded = daemon::lower_case(line);
    return std::none_of(words.begin(), words.end(),
                        [&](const char* word) { return folded.find(word) != std::string::npos; });
}

daemon::Engine& quiet_engine() {
    // Answers go nowhere.
    static const int nowhere = dup2(open("/dev/null", O_WRONLY), STDOUT_FILENO);
    static daemon::LineChannel channel;
    static daemon::Engine engine(channel);
    fuzz::demand(nowhere == STDOUT_FILENO);
    return engine;
}

/// As a new process would find it.
void reset(daemon::Engine& engine) {
    for (const daemon::Option& option : engine.options())
        if (option.kind != daemon::OptionKind::button && option.kind != daemon::OptionKind::string)
            daemon::set_option(option, option.name == "Hash" ? "1" : option.value);
    engine.new_game();
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    daemon::Engine& engine = quiet_engine();
    reset(engine);
    const Impatience impatience(engine);
    const fuzz::Input input(data, size);
    try {
        daemon::Conversation conversation(engine, std::string(input.first));
        for (const std::string& line : rules::split_list(input.rest, '\n'))
            if (is_harmless(line)) conversation.run_once(line);
    } catch (const rules::Fault& fault) {
        fuzz::demand_one_line(fault.what());
    }
    engine.wait();
    return 0;
}
