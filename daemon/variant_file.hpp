#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace refskak::daemon {

/// Where something stands in a file; lines and columns count from 1.
struct Place {
    int line = 1;
    int column = 1;
};

/// How a value was written; `other`: as no key's value is.
enum class ValueKind : unsigned char { text, number, list, other };

/// A key with its value as the rules read it: a list becomes "a,b,c", what is of no kind that a key
/// has becomes nothing.
struct FileKey {
    std::string name;
    std::string value;
    ValueKind kind = ValueKind::text;
    Place place;
};

/// A table of a file of variants, not yet judged.
struct FileTable {
    std::string name;
    Place place;
    std::vector<FileKey> keys;
};

/// What is wrong, and where.
struct FileFault {
    Place place;
    std::string text;  // one line
};

/// A file of variants, split into its tables.
struct VariantFile {
    std::vector<FileTable> tables;  // in the order of the file
    std::vector<FileFault> faults;
};

/// Reads TOML. A syntax error leaves no tables and is the only fault.
VariantFile read_variant_file(std::string_view text);

}  // namespace refskak::daemon
