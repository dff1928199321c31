#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "daemon/catalogue.hpp"
#include "daemon/line_channel.hpp"
#include "daemon/options.hpp"
#include "daemon/user_variants.hpp"
#include "search/limits.hpp"
#include "search/transposition_table.hpp"

namespace refskak::daemon {

/// The state behind a dialect: options, table, the game being played, and the one piece of work
/// (search, perft, bench) that may run beside the reading of commands.
class Engine {
  public:
    static constexpr std::string_view default_variant = "foxgeese";

    explicit Engine(LineChannel& channel);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    LineChannel& channel() { return channel_; }
    Session& session() { return *session_; }
    const Session& session() const { return *session_; }
    const Choice& choice() const { return choice_; }
    const Catalogue& catalogue() const { return catalogue_; }
    const std::vector<Option>& options() const { return options_; }
    const search::SearchOptions& search_options() const { return search_options_; }
    bool shows_wdl() const { return show_wdl_; }

    /// Puts the command line's settings into force, and the table's default size when it names
    /// none. Until then the table is the least, so that none is made only to be thrown away.
    void start(const Settings& settings);
    /// Must not be called while work runs. Throws `rules::Fault` and changes nothing.
    void select_variant(std::string_view text);
    /// What was wrong with the tables when they were last opened; the engine plays on without.
    const std::vector<std::string>& table_complaints() const { return table_complaints_; }
    /// Adds the games of a file's text to the catalogue; tells which, and what is faulty. The game
    /// being played keeps its rules. Must not be called while work runs.
    UserVariants load_variants(std::string_view text);
    void new_game();

    /// Runs `work` on its own thread; it ends early when the flag it is given is set.
    void start_job(std::function<void(const std::atomic<bool>&)> work);
    /// Runs `work` on its own thread when the search just started has ended; blocks until then if
    /// the system grants no thread.
    void after_search(std::function<void()> work);
    /// Marks a search just started as one that only `stop` ends, or as bounded.
    void set_unbounded(bool unbounded) { unbounded_ = unbounded; }

    bool busy() const { return session_->searching() || job_running_; }
    /// Busy with a search that only `stop` or `ponderhit` ends.
    bool busy_without_end() const { return busy() && unbounded_; }
    /// May be called from any thread.
    void stop();
    void ponder_hit();
    /// Blocks until nothing runs.
    void wait();
    /// The same, and stops what runs when nobody reads its answer any more.
    void wait_while_heard();

  private:
    static constexpr std::size_t least_hash = 1;  // MiB
    static constexpr std::size_t default_hash = 64;

    std::vector<std::string> open_tables(Session& session) const;
    void list_choices();

    // What can be set (engine_options.cpp).
    std::vector<Option> declare_options();
    void declare_search(std::vector<Option>& list);
    void declare_game(std::vector<Option>& list);
    void declare_skill(std::vector<Option>& list);
    void declare_files(std::vector<Option>& list);
    void apply_skill();
    void resize_table(std::size_t mebibytes);
    void set_threads(std::size_t threads);
    void use_tables(const std::string& directory, int geese_on_demand);

    LineChannel& channel_;
    search::TranspositionTable table_;
    search::SearchOptions search_options_;
    search::tables::TableSettings table_settings_;
    std::vector<std::string> table_complaints_;
    bool show_wdl_ = false;
    int skill_level_ = search::Skill::full;
    bool analyses_ = false;
    Catalogue catalogue_;
    Choice choice_;
    std::mutex session_change_;  // a signal may stop the search while the variant changes
    std::unique_ptr<Session> session_;
    std::vector<Option> options_;
    std::thread job_;
    std::atomic<bool> job_running_ = false;
    std::atomic<bool> job_stop_ = false;
    std::atomic<bool> unbounded_ = false;
};

}  // namespace refskak::daemon
