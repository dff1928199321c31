#pragma once

#include <stdexcept>

namespace refskak::rules {

/// A text that cannot be read: a position, a move, a variant. `what()` is one line that names the
/// fault and what was expected, fit to be shown to a person. Whoever reads leaves its state whole.
class Fault : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

}  // namespace refskak::rules
