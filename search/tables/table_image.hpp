#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace refskak::search::tables {

/// The bytes of a table: a file mapped into memory, or memory of its own.
class TableImage {
  public:
    explicit TableImage(std::vector<std::byte> bytes);
    /// Throws `rules::Fault` when the file cannot be read.
    static TableImage map(const std::string& path);

    std::span<const std::byte> bytes() const { return bytes_; }

  private:
    TableImage() = default;
    std::shared_ptr<const void> owner_;
    std::span<const std::byte> bytes_;
};

/// Where a table is written to. Throws `rules::Fault` when there is no room.
class TableSink {
  public:
    virtual ~TableSink() = default;
    virtual void append(std::span<const std::byte> bytes) = 0;
};

class MemorySink final : public TableSink {
  public:
    void append(std::span<const std::byte> bytes) override {
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    }
    std::vector<std::byte> take() { return std::move(bytes_); }

  private:
    std::vector<std::byte> bytes_;
};

/// A file that appears under its name whole, or not at all.
class FileSink final : public TableSink {
  public:
    explicit FileSink(std::string path);
    ~FileSink() override;
    FileSink(const FileSink&) = delete;
    FileSink& operator=(const FileSink&) = delete;

    void append(std::span<const std::byte> bytes) override;
    /// Gives the file its name.
    void commit();

  private:
    std::string path_;
    std::string temporary_;
    int file_;
};

}  // namespace refskak::search::tables
