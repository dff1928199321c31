#include "daemon/signals.hpp"

#include <csignal>
#include <thread>

namespace refskak::daemon {

void watch_signals(std::function<void()> on_end) {
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ending, nullptr);
    // Detached: it waits for the whole life of the process and owns nothing.
    std::thread([ending, on_end = std::move(on_end)] {
        int signal = 0;
        while (sigwait(&ending, &signal) == 0)
            on_end();
    }).detach();
}

}  // namespace refskak::daemon
