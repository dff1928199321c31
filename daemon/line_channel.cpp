#include "daemon/line_channel.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace refskak::daemon {

namespace {

/// False: nobody takes it.
bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/// A standard stream that is closed must not become the number of another file.
void fill_standard_streams() {
    int file = ::open("/dev/null", O_RDWR);
    while (file >= 0 && file <= STDERR_FILENO)
        file = ::dup(file);
    if (file >= 0) ::close(file);
}

/// Returns what is wrong, or nothing.
std::string open_log(const std::string& path, int& file) {
    // A pipe without a reader must not block.
    constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
    std::string expected = "expected a regular file or a character device";
    file = ::open(path.c_str(), flags, 0644);
    if (file < 0) return errno == ENXIO ? expected : std::generic_category().message(errno);
    struct stat about {};
    if (::fstat(file, &about) == 0 && (S_ISREG(about.st_mode) || S_ISCHR(about.st_mode))) {
        ::fcntl(file, F_SETFL, O_APPEND);
        return {};
    }
    ::close(file);
    return expected;
}

// How long the last words wait for a reader that sleeps.
constexpr int patience = 1000;  // milliseconds

}  // namespace

LineChannel::LineChannel() {
    fill_standard_streams();
    if (::pipe2(wake_, O_CLOEXEC) != 0) wake_[0] = wake_[1] = -1;
}

LineChannel::~LineChannel() {
    for (const int file : {wake_[0], wake_[1], log_file_})
        if (file >= 0) ::close(file);
}

bool LineChannel::has_reader() {
    pollfd output{STDOUT_FILENO, 0, 0};
    return ::poll(&output, 1, 0) <= 0 || (output.revents & POLLERR) == 0;
}

bool LineChannel::writes_to_terminal() { return ::isatty(STDOUT_FILENO) == 1; }
bool LineChannel::errors_to_terminal() { return ::isatty(STDERR_FILENO) == 1; }

std::optional<std::string> LineChannel::read() {
    while (!interrupted_) {
        const std::size_t end = buffer_.find('\n');
        if (end == std::string::npos && buffer_.size() > longest_line) {
            overlong_ = true;
            buffer_.clear();
        }
        if (end == std::string::npos) {
            if (!end_of_file_ && fill()) continue;
            if (interrupted_ || (buffer_.empty() && !overlong_)) return {};
        }
        std::string line = buffer_.substr(0, end);
        buffer_.erase(0, end == std::string::npos ? end : end + 1);
        const bool too_long = overlong_ || line.size() > longest_line;
        overlong_ = false;
        if (too_long || line.find('\0') != std::string::npos) {
            ++refused_lines_;
            if (tell_refusal_)
                tell_refusal_(too_long ? "line refused: longer than " +
                                             std::to_string(longest_line) + " characters"
                                       : "line refused: it holds a NUL byte, expected text");
            continue;
        }
        const std::lock_guard lock(output_);
        log("> ", line);
        return line;
    }
    return {};
}

bool LineChannel::fill() {
    std::array<pollfd, 2> sources{{{STDIN_FILENO, POLLIN, 0}, {wake_[0], POLLIN, 0}}};
    if (::poll(sources.data(), sources.size(), -1) < 0) return errno == EINTR;
    if (interrupted_) return false;
    std::array<char, 65536> block;
    const ssize_t count = ::read(STDIN_FILENO, block.data(), block.size());
    if (count < 0 && errno == EINTR) return true;
    end_of_file_ = count <= 0;
    if (!end_of_file_) buffer_.append(block.data(), static_cast<std::size_t>(count));
    return !end_of_file_;
}

/// Waits until the reader takes more. False: it sleeps although the end has come.
bool LineChannel::reader_listens() const {
    while (true) {
        const bool ending = interrupted_;
        std::array<pollfd, 2> files{{{STDOUT_FILENO, POLLOUT, 0}, {wake_[0], POLLIN, 0}}};
        const int ready = ::poll(files.data(), ending ? 1 : 2, ending ? patience : -1);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return false;
        if (files[0].revents != 0) return true;
    }
}

void LineChannel::write_out(std::string_view text) {
    while (!text.empty() && !reader_gone_) {
        // A pipe that takes anything takes this much without making the writer wait.
        const std::size_t count = std::min<std::size_t>(text.size(), PIPE_BUF);
        const ssize_t written =
            reader_listens() ? ::write(STDOUT_FILENO, text.data(), count) : ssize_t{0};
        if (written < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        reader_gone_ = written <= 0;
        if (!reader_gone_) text.remove_prefix(static_cast<std::size_t>(written));
    }
}

void LineChannel::write(std::string_view line) { write(std::vector{std::string(line)}); }

void LineChannel::write(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + '\n';
    const std::lock_guard lock(output_);
    write_out(text);
    for (const std::string& line : lines)
        log("< ", line);
}

void LineChannel::write_error(std::string_view line) {
    std::string text(line);
    text += '\n';
    write_all(STDERR_FILENO, text);
}

void LineChannel::write_error_text(std::string_view text) { write_all(STDERR_FILENO, text); }

void LineChannel::interrupt() {
    interrupted_ = true;
    write_all(wake_[1], "x");
}

std::string LineChannel::log_to(const std::string& path) {
    int file = -1;
    if (!path.empty())
        if (std::string fault = open_log(path, file); !fault.empty()) return fault;
    const std::lock_guard lock(output_);
    if (log_file_ >= 0) ::close(log_file_);
    log_file_ = file;
    return {};
}

/// Under the lock. A log that cannot be gone on with ends: one with holes would be worse than none.
void LineChannel::log(std::string_view mark, std::string_view line) {
    if (log_file_ < 0) return;
    std::string text(mark);
    text += line;
    text += '\n';
    if (write_all(log_file_, text)) return;
    write_error("refskak: the debug log ends: " + std::generic_category().message(errno));
    ::close(log_file_);
    log_file_ = -1;
}

}  // namespace refskak::daemon
