#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace refskak::daemon {

/// Lines in from standard input, lines out to standard output. Writing is thread-safe, and each
/// line is out when `write` returns. A peer that has gone away is no error: its lines are dropped.
class LineChannel {
  public:
    /// Longer lines are refused, so that memory stays bounded: a game of 10,000 moves fits.
    static constexpr std::size_t longest_line = 1 << 20;

    LineChannel();
    ~LineChannel();
    LineChannel(const LineChannel&) = delete;
    LineChannel& operator=(const LineChannel&) = delete;

    /// Blocks for the next line, without its end. Nothing at end of file or after `interrupt`.
    std::optional<std::string> read();
    /// Adds a line end. Blocks while the reader sleeps; once interrupted, not for long.
    void write(std::string_view line);
    /// Lines that no other line comes between.
    void write(const std::vector<std::string>& lines);
    /// One line to standard error.
    static void write_error(std::string_view line);
    /// Text to standard error as it is, without a line end.
    static void write_error_text(std::string_view text);
    /// Makes `read` return nothing from now on. May be called from any thread.
    void interrupt();
    bool interrupted() const { return interrupted_; }
    /// The same, for work that looks at it again and again.
    const std::atomic<bool>& interruption() const { return interrupted_; }

    /// Copies both directions to a file from now on; an empty name ends it. Returns why it
    /// cannot, and then goes on as before, or nothing.
    std::string log_to(const std::string& path);
    /// What to do with a line that is too long or no text, instead of reading it: tell the peer
    /// `message`.
    void on_refusal(std::function<void(const std::string& message)> tell) {
        tell_refusal_ = std::move(tell);
    }
    /// How many lines were refused so far.
    std::size_t refused_lines() const { return refused_lines_; }
    /// False: whoever read standard output has closed it.
    static bool has_reader();
    /// Whether standard output is a terminal.
    static bool writes_to_terminal();
    /// Whether standard error is one.
    static bool errors_to_terminal();

  private:
    bool fill();
    bool reader_listens() const;
    void write_out(std::string_view text);
    void log(std::string_view mark, std::string_view line);

    std::function<void(const std::string&)> tell_refusal_;
    std::string buffer_;
    bool overlong_ = false;
    std::size_t refused_lines_ = 0;
    bool end_of_file_ = false;
    std::atomic<bool> interrupted_ = false;
    int wake_[2] = {-1, -1};  // a pipe: interrupt() writes, the waiting read() sees it
    std::mutex output_;
    bool reader_gone_ = false;
    int log_file_ = -1;
};

}  // namespace refskak::daemon
