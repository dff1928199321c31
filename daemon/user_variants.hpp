#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "daemon/catalogue.hpp"
#include "daemon/variant_file.hpp"
#include "rules/fault.hpp"

namespace refskak::daemon {

/// What a file of users' variants comes to: the games that it describes, and its faults.
struct UserVariants {
    std::vector<rules::Variant> variants;
    std::vector<FileFault> faults;  // by place
};

/// Reads and checks the variants of a file on top of those that `known` holds: bases are looked up,
/// keys checked against their family, and each game is built once. A faulty table spoils only
/// itself and those that are based on it.
UserVariants read_user_variants(std::string_view text, const Catalogue& known);

/// `FILE:LINE:COLUMN: TEXT`
std::string fault_line(const std::string& file, const FileFault& fault);

/// The first fault, and how many more there are, for where only one line can be told.
rules::Fault first_fault(const std::string& file, const std::vector<FileFault>& faults);

}  // namespace refskak::daemon
