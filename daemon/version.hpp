#pragma once

#include <string>

namespace refskak::daemon {

/// "Refskak 0.1.0"
std::string engine_name();

/// Name, compiler and processor features, for `--version`.
std::string version_text();

/// The features that this build needs and the processor lacks, or empty.
std::string missing_features();

}  // namespace refskak::daemon
