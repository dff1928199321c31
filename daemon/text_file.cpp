#include "daemon/text_file.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

#include "daemon/words.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

namespace {

/// Closes itself.
class File {
  public:
    // A pipe without a writer must not block.
    explicit File(const std::string& path)
        : handle_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
    ~File() {
        if (handle_ >= 0) ::close(handle_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    bool is_open() const { return handle_ >= 0; }
    bool is_regular() const {
        struct stat about {};
        return ::fstat(handle_, &about) == 0 && S_ISREG(about.st_mode);
    }
    /// Appends what comes next; 0 at the end, negative on an error.
    ssize_t read(std::string& text) {
        std::array<char, 65536> block;
        const ssize_t count = ::read(handle_, block.data(), block.size());
        if (count > 0) text.append(block.data(), static_cast<std::size_t>(count));
        return count;
    }

  private:
    int handle_;
};

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
    throw rules::Fault("file '" + printable(path) + "' cannot be read: " + why);
}

std::string last_error() { return std::generic_category().message(errno); }

}  // namespace

std::string read_text_file(const std::string& path) {
    File file(path);
    if (!file.is_open()) refuse(path, last_error());
    if (!file.is_regular()) refuse(path, "expected a regular file");
    std::string text;
    ssize_t count = 0;
    while (text.size() <= longest_text && (count = file.read(text)) > 0) {
    }
    if (count < 0) refuse(path, last_error());
    if (text.size() > longest_text)
        refuse(path, "expected at most " + std::to_string(longest_text) + " bytes");
    return text;
}

}  // namespace refskak::daemon
