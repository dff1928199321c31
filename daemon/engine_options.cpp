// What can be set of an engine.

#include <filesystem>
#include <latch>
#include <new>
#include <system_error>
#include <unistd.h>

#include "daemon/engine.hpp"
#include "daemon/text_file.hpp"
#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

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

}  // namespace

void Engine::resize_table(std::size_t mebibytes) {
    const std::string refusal =
        "option Hash: " + std::to_string(mebibytes) + " MiB cannot be had, ";
    const std::size_t old = table_.mebibytes();
    const std::size_t free = free_memory();
    if (mebibytes > free + old)
        throw rules::Fault(refusal + "at most " + std::to_string(free + old) +
                           " MiB are free; the old table stays");
    try {
        if (mebibytes > free) table_.resize(least_hash);  // no room for both at once
        table_.resize(mebibytes);
    } catch (const std::bad_alloc&) {
        if (table_.mebibytes() != old) table_.resize(old);
        throw rules::Fault(refusal + "the system grants less; the old table stays");
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
    table_complaints_ = open_tables(*session_);
    table_.clear();  // of scores that came from other tables
    std::string text;
    for (const std::string& complaint : table_complaints_)
        text += (text.empty() ? "" : "; ") + complaint;
    // Told to end, the engine has no use for tables, nor anybody for complaints.
    if (!text.empty() && !channel_.interrupted()) throw rules::Fault(text);
}

std::vector<Option> Engine::declare_options() {
    std::vector<Option> list;
    declare_search(list);
    declare_game(list);
    declare_skill(list);
    declare_files(list);
    return list;
}

void Engine::declare_search(std::vector<Option>& list) {
    list.push_back(
        spin_option("Hash", "hash", default_hash, least_hash, largest_hash,
                    "size of the transposition table in MiB",
                    [this](std::int64_t value) { resize_table(static_cast<std::size_t>(value)); }));
    list.push_back(
        spin_option("Threads", "threads", 1, 1, 1024, "threads that search",
                    [this](std::int64_t value) { set_threads(static_cast<std::size_t>(value)); }));
    list.push_back(
        check_option("Ponder", "", "whether the front end may send 'go ponder'", [](bool) {}));
    list.push_back(spin_option(
        "MultiPV", "multipv", 1, 1, 256, "number of best lines to show",
        [this](std::int64_t value) { search_options_.multipv = static_cast<int>(value); }));
    list.push_back(
        spin_option("Move Overhead", "move-overhead", 10, 0, 5000,
                    "milliseconds a move that are lost outside the engine",
                    [this](std::int64_t value) { search_options_.move_overhead = value; }));
    list.push_back(button_option("Clear Hash", "empties the table", [this] { table_.clear(); }));
}

void Engine::declare_game(std::vector<Option>& list) {
    list.push_back(string_option("VariantPath", "variant-path",
                                 "a file of variants of one's own, to be loaded",
                                 [this](const std::string& path) {
                                     if (path.empty()) return;
                                     const UserVariants read = load_variants(read_text_file(path));
                                     if (!read.faults.empty()) throw first_fault(path, read.faults);
                                 }));
    list.push_back(combo_option("UCI_Variant", "variant", std::string(default_variant),
                                "the game: NAME [key=value ...]",
                                [this](const std::string& text) { select_variant(text); }));
    list.push_back(check_option("UCI_ShowWDL", "show-wdl",
                                "chances of win, draw and loss in info lines",
                                [this](bool value) { show_wdl_ = value; }));
}

void Engine::declare_files(std::vector<Option>& list) {
    list.push_back(string_option(
        "TablePath", "table-path", "directory of tables that 'refskak solve' has made",
        [this](const std::string& path) { use_tables(path, table_settings_.geese_on_demand); }));
    list.push_back(spin_option("TableGeese", "table-geese", 0, 0, 64,
                               "fox games: solve up to so many geese into memory, 6 take seconds",
                               [this](std::int64_t value) {
                                   use_tables(table_settings_.directory, static_cast<int>(value));
                               }));
    list.push_back(
        string_option("Debug Log File", "debug-log-file", "copies all lines to this file",
                      [this](const std::string& path) {
                          if (const std::string fault = channel_.log_to(path); !fault.empty())
                              throw rules::Fault("option Debug Log File: '" + printable(path) +
                                                 "' cannot be written: " + fault);
                      }));
}

void Engine::declare_skill(std::vector<Option>& list) {
    list.push_back(
        spin_option("Skill Level", "skill-level", search::Skill::full, 0, search::Skill::full,
                    "how well to play: 0 a beginner, 20 full strength", [this](std::int64_t value) {
                        skill_level_ = static_cast<int>(value);
                        apply_skill();
                    }));
    list.push_back(check_option("UCI_AnalyseMode", "analyse-mode",
                                "full strength, whatever the level", [this](bool value) {
                                    analyses_ = value;
                                    apply_skill();
                                }));
}

void Engine::apply_skill() {
    search_options_.skill.level = analyses_ ? search::Skill::full : skill_level_;
}

}  // namespace refskak::daemon
