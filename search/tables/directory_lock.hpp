#pragma once

#include <string>

namespace refskak::search::tables {

/// Holds a directory for one run that writes tables into it; the system lets go of it when the
/// process ends, however that comes about. Throws `rules::Fault` when another run holds it.
class DirectoryLock {
  public:
    explicit DirectoryLock(const std::string& directory);
    ~DirectoryLock();
    DirectoryLock(const DirectoryLock&) = delete;
    DirectoryLock& operator=(const DirectoryLock&) = delete;

  private:
    int file_;
};

}  // namespace refskak::search::tables
