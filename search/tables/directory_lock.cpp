#include "search/tables/directory_lock.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "rules/fault.hpp"

namespace refskak::search::tables {

DirectoryLock::DirectoryLock(const std::string& directory)
    : file_(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    // A system that knows no locks there (some network disks) is no reason not to solve.
    if (file_ < 0 || ::flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) return;
    ::close(file_);
    throw rules::Fault("directory '" + directory + "': another run writes tables there");
}

DirectoryLock::~DirectoryLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace refskak::search::tables
