#include "daemon/signals.hpp"

#include <csignal>

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

SignalWatch::SignalWatch(std::function<void()> on_end) {
    std::signal(SIGPIPE, SIG_IGN);
    const sigset_t signals = ending_signals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    watcher_ = std::thread([this, signals, on_end = std::move(on_end)] {
        int signal = 0;
        while (sigwait(&signals, &signal) == 0 && !done_)
            on_end();
    });
}

SignalWatch::~SignalWatch() {
    done_ = true;
    pthread_kill(watcher_.native_handle(), SIGTERM);
    watcher_.join();
}

}  // namespace refskak::daemon
