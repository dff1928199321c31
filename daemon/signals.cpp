#include "daemon/signals.hpp"

#include <csignal>
#include <system_error>

#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

sigset_t ending_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

}  // namespace

void hold_ending_signals() {
    for (const int number : {SIGPIPE, SIGXFSZ})
        static_cast<void>(std::signal(number, SIG_IGN));  // neither number is wrong
    const sigset_t signals = ending_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

SignalWatch::SignalWatch(std::function<void()> on_end) {
    try {
        watcher_ = std::thread([this, on_end = std::move(on_end)] {
            const sigset_t signals = ending_signals();
            int signal = 0;
            while (sigwait(&signals, &signal) == 0 && !done_)
                on_end();
        });
    } catch (const std::system_error&) {
        throw rules::Fault("the system grants no thread to watch for signals");
    }
}

SignalWatch::~SignalWatch() {
    done_ = true;
    pthread_kill(watcher_.native_handle(), SIGINT);  // wakes it: the signal is blocked
    watcher_.join();
}

}  // namespace refskak::daemon
