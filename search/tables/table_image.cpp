#include "search/tables/table_image.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "rules/fault.hpp"

namespace refskak::search::tables {

namespace {

std::string reason() { return ": " + std::generic_category().message(errno); }

[[noreturn]] void refuse_to_write(const std::string& path) {
    throw rules::Fault("table '" + path + "' cannot be written" + reason());
}

}  // namespace

TableImage::TableImage(std::vector<std::byte> bytes) {
    auto owned = std::make_shared<std::vector<std::byte>>(std::move(bytes));
    bytes_ = *owned;
    owner_ = std::move(owned);
}

TableImage TableImage::map(const std::string& path) {
    // A pipe would keep whoever opens it waiting for its other end.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) throw rules::Fault("it cannot be opened" + reason());
    struct stat status {};
    void* data = MAP_FAILED;
    const bool regular = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
    if (regular && status.st_size > 0)
        data = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_SHARED,
                      file, 0);
    ::close(file);
    if (!regular) throw rules::Fault("it is no regular file");
    if (status.st_size == 0) throw rules::Fault("it is empty");
    if (data == MAP_FAILED) throw rules::Fault("it cannot be mapped" + reason());
    const auto size = static_cast<std::size_t>(status.st_size);
    TableImage image;
    image.owner_ = std::shared_ptr<const void>(
        data, [size](const void* mapped) { ::munmap(const_cast<void*>(mapped), size); });
    image.bytes_ = {static_cast<const std::byte*>(data), size};
    return image;
}

FileSink::FileSink(std::string path)
    : path_(std::move(path)),
      temporary_(path_ + ".part"),
      file_(::open(temporary_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {
    if (file_ < 0) refuse_to_write(temporary_);
}

FileSink::~FileSink() {
    if (file_ < 0) return;
    ::close(file_);
    ::unlink(temporary_.c_str());
}

void FileSink::append(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(file_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) refuse_to_write(temporary_);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void FileSink::commit() {
    if (::fsync(file_) != 0 || ::rename(temporary_.c_str(), path_.c_str()) != 0)
        refuse_to_write(path_);
    ::close(file_);
    file_ = -1;
}

}  // namespace refskak::search::tables
