#include "daemon/engine.hpp"

#include <algorithm>
#include <chrono>
#include <random>
#include <system_error>

#include "daemon/words.hpp"

namespace refskak::daemon {

Engine::Engine(LineChannel& channel) : channel_(channel), table_(least_hash) {
    select_variant(default_variant);
    options_ = declare_options();
    search_options_.skill.seed = std::random_device{}();
    list_choices();
}

Engine::~Engine() {
    stop();
    wait();
}

void Engine::start(const Settings& settings) {
    const auto is_hash = [](const auto& setting) { return setting.first->name == "Hash"; };
    if (std::none_of(settings.begin(), settings.end(), is_hash)) table_.resize(default_hash);
    for (const auto& [option, value] : settings)
        set_option(*option, value);
}

void Engine::select_variant(std::string_view text) {
    Choice choice = catalogue_.choose(text);
    std::unique_ptr<Session> session = open_session(choice.variant, table_);
    table_.clear();  // it knows positions by their men alone, and what it holds is true of one game
    table_complaints_ = open_tables(*session);
    {
        const std::lock_guard lock(session_change_);
        session_.swap(session);
    }
    choice_ = std::move(choice);
}

/// The complaints; they hold names from outside.
std::vector<std::string> Engine::open_tables(Session& session) const {
    std::vector<std::string> complaints = session.use_tables(table_settings_);
    std::transform(complaints.begin(), complaints.end(), complaints.begin(), printable);
    return complaints;
}

UserVariants Engine::load_variants(std::string_view text) {
    UserVariants read = read_user_variants(text, catalogue_);
    for (const rules::Variant& variant : read.variants)
        catalogue_.add(variant);
    list_choices();
    return read;
}

void Engine::list_choices() {
    const auto variant = std::find_if(options_.begin(), options_.end(), [](const Option& option) {
        return option.name == "UCI_Variant";
    });
    variant->choices.clear();
    for (const rules::Variant& known : catalogue_.all())
        variant->choices.push_back(known.name);
}

void Engine::new_game() {
    table_.clear();
    search_options_.skill.seed = std::random_device{}();
    session_->new_game();
}

void Engine::start_job(std::function<void(const std::atomic<bool>&)> work) {
    wait();
    job_stop_ = false;
    unbounded_ = false;
    job_running_ = true;
    try {
        job_ = std::thread([this, work = std::move(work)] {
            work(job_stop_);
            job_running_ = false;
        });
    } catch (const std::system_error&) {
        job_running_ = false;
        throw;
    }
}

void Engine::after_search(std::function<void()> work) {
    if (job_.joinable()) job_.join();
    const auto finish = [this, work = std::move(work)] {
        session_->wait();
        work();
        job_running_ = false;
    };
    job_running_ = true;
    try {
        job_ = std::thread(finish);
    } catch (const std::system_error&) {
        finish();  // no thread to wait in: whoever reads the commands waits
    }
}

void Engine::stop() {
    job_stop_ = true;
    const std::lock_guard lock(session_change_);
    session_->stop();
}

void Engine::ponder_hit() {
    if (session_->ponder_hit()) unbounded_ = false;
}

void Engine::wait() {
    session_->wait();
    if (job_.joinable()) job_.join();
}

void Engine::wait_while_heard() {
    using namespace std::chrono_literals;
    // The answer is out before this wakes: only the end of the process comes a little later.
    for (auto nap = 100us; busy(); nap = std::min(2 * nap, 100'000us)) {
        if (!LineChannel::has_reader()) stop();
        std::this_thread::sleep_for(nap);
    }
    wait();
}

}  // namespace refskak::daemon
