#include "daemon/engine.hpp"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <latch>
#include <new>
#include <random>
#include <system_error>
#include <unistd.h>

#include "daemon/text_file.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

constexpr std::size_t least_hash = 1;
constexpr std::size_t default_hash = 64;
constexpr std::string_view default_variant = "foxgeese";
constexpr std::int64_t largest_hash = 33'554'432;

/// What the machine has free, in MiB.
std::size_t free_memory() {
    const long pages = ::sysconf(_SC_AVPHYS_PAGES);
    const long size = ::sysconf(_SC_PAGESIZE);
    return pages < 0 || size < 0
               ? 0
               : static_cast<std::size_t>(pages) * static_cast<std::size_t>(size) >> 20;
}

/// How many threads the system grants at once, at most `wanted`.
std::size_t startable_threads(std::size_t wanted) {
    std::vector<std::thread> threads;
    std::latch all_tried(1);
    try {
        while (threads.size() < wanted)
            threads.emplace_back([&] { all_tried.wait(); });
    } catch (const std::exception&) {
        // No thread, or no memory for one: these are all.
    }
    all_tried.count_down();
    for (std::thread& thread : threads)
        thread.join();
    return threads.size();
}

Option spin(std::string name, std::string flag, std::int64_t value, std::int64_t least,
            std::int64_t most, std::string help, std::function<void(std::int64_t)> apply) {
    Option option{std::move(name),
                  std::move(flag),
                  OptionKind::spin,
                  std::to_string(value),
                  least,
                  most,
                  {},
                  std::move(help),
                  {}};
    option.apply = [apply = std::move(apply)](const std::string& text) { apply(std::stoll(text)); };
    return option;
}

Option check(std::string name, std::string flag, std::string help,
             std::function<void(bool)> apply) {
    Option option{std::move(name),
                  std::move(flag),
                  OptionKind::check,
                  "false",
                  0,
                  0,
                  {},
                  std::move(help),
                  {}};
    option.apply = [apply = std::move(apply)](const std::string& text) { apply(text == "true"); };
    return option;
}

}  // namespace

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
    table_complaints_ = session->use_tables(table_settings_);
    {
        const std::lock_guard lock(session_change_);
        session_.swap(session);
    }
    choice_ = std::move(choice);
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

void Engine::resize_table(std::size_t mebibytes) {
    const std::size_t limit = free_memory() + table_.mebibytes();
    const std::string refusal = "option Hash: " + std::to_string(mebibytes) +
                                " MiB cannot be had, at most " + std::to_string(limit) +
                                " MiB are free; the old table stays";
    if (mebibytes > limit) throw rules::Fault(refusal);
    try {
        table_.resize(mebibytes);
    } catch (const std::bad_alloc&) {
        throw rules::Fault(refusal);
    }
}

void Engine::set_threads(std::size_t threads) {
    if (const std::size_t most = startable_threads(threads); most < threads)
        throw rules::Fault("option Threads: " + std::to_string(threads) +
                           " threads cannot be had, the system grants " + std::to_string(most) +
                           "; the old number stays");
    search_options_.threads = static_cast<int>(threads);
}

/// A complaint is a fault of the option's value, though what is in order is used.
void Engine::use_tables(const std::string& directory, int geese_on_demand) {
    if (std::error_code error;
        !directory.empty() && !std::filesystem::is_directory(directory, error))
        throw rules::Fault("option TablePath: '" + printable(directory) +
                           "' is no directory: expected one that 'refskak solve' has made; the "
                           "tables stay as they are");
    table_settings_ = {directory, geese_on_demand, &channel_.interruption()};
    table_complaints_ = session_->use_tables(table_settings_);
    std::string text;
    for (const std::string& complaint : table_complaints_)
        text += (text.empty() ? "" : "; ") + complaint;
    // Told to end, the engine has no use for tables, nor anybody for complaints.
    if (!text.empty() && !channel_.interrupted()) throw rules::Fault(text);
}

std::vector<Option> Engine::declare_options() {
    std::vector<Option> list;
    list.push_back(spin("Hash", "hash", default_hash, least_hash, largest_hash,
                        "size of the transposition table in MiB", [this](std::int64_t value) {
                            resize_table(static_cast<std::size_t>(value));
                        }));
    list.push_back(
        spin("Threads", "threads", 1, 1, 1024, "threads that search",
             [this](std::int64_t value) { set_threads(static_cast<std::size_t>(value)); }));
    list.push_back(check("Ponder", "", "whether the front end may send 'go ponder'", [](bool) {}));
    list.push_back(
        spin("MultiPV", "multipv", 1, 1, 256, "number of best lines to show",
             [this](std::int64_t value) { search_options_.multipv = static_cast<int>(value); }));
    list.push_back(spin("Move Overhead", "move-overhead", 10, 0, 5000,
                        "milliseconds a move that are lost outside the engine",
                        [this](std::int64_t value) { search_options_.move_overhead = value; }));
    list.push_back({"Clear Hash",
                    "",
                    OptionKind::button,
                    "",
                    0,
                    0,
                    {},
                    "empties the table",
                    [this](const std::string&) { table_.clear(); }});
    list.push_back({"VariantPath",
                    "variant-path",
                    OptionKind::string,
                    "",
                    0,
                    0,
                    {},
                    "a file of variants of one's own, to be loaded",
                    [this](const std::string& path) {
                        if (path.empty() || path == "<empty>") return;
                        const UserVariants read = load_variants(read_text_file(path));
                        if (!read.faults.empty()) throw first_fault(path, read.faults);
                    }});
    Option variant{"UCI_Variant",
                   "variant",
                   OptionKind::combo,
                   std::string(default_variant),
                   0,
                   0,
                   {},
                   "the game: NAME [key=value ...]",
                   [this](const std::string& text) { select_variant(text); }};
    list.push_back(std::move(variant));
    list.push_back(check("UCI_ShowWDL", "show-wdl", "chances of win, draw and loss in info lines",
                         [this](bool value) { show_wdl_ = value; }));
    declare_skill(list);
    list.push_back({"TablePath",
                    "table-path",
                    OptionKind::string,
                    "",
                    0,
                    0,
                    {},
                    "directory of tables that 'refskak solve' has made",
                    [this](const std::string& path) {
                        use_tables(path == "<empty>" ? "" : path, table_settings_.geese_on_demand);
                    }});
    list.push_back(spin("TableGeese", "table-geese", 0, 0, 64,
                        "fox games: solve up to so many geese into memory, 6 take seconds",
                        [this](std::int64_t value) {
                            use_tables(table_settings_.directory, static_cast<int>(value));
                        }));
    list.push_back({"Debug Log File",
                    "debug-log-file",
                    OptionKind::string,
                    "",
                    0,
                    0,
                    {},
                    "copies all lines to this file",
                    [this](const std::string& path) {
                        if (!channel_.log_to(path == "<empty>" ? "" : path))
                            throw rules::Fault("option Debug Log File: '" + printable(path) +
                                               "' cannot be written");
                    }});
    return list;
}

void Engine::declare_skill(std::vector<Option>& list) {
    list.push_back(spin("Skill Level", "skill-level", search::Skill::full, 0, search::Skill::full,
                        "how well to play: 0 a beginner, 20 full strength",
                        [this](std::int64_t value) {
                            skill_level_ = static_cast<int>(value);
                            apply_skill();
                        }));
    list.push_back(check("UCI_AnalyseMode", "analyse-mode", "full strength, whatever the level",
                         [this](bool value) {
                             analyses_ = value;
                             apply_skill();
                         }));
}

void Engine::apply_skill() {
    search_options_.skill.level = analyses_ ? search::Skill::full : skill_level_;
}

}  // namespace refskak::daemon
