#pragma once

#include "rules/fault.hpp"

namespace refskak::daemon::cecp {

/// A command is refused in words that the protocol prescribes: `what()` is the whole line.
class Refusal : public rules::Fault {
  public:
    using Fault::Fault;
};

}  // namespace refskak::daemon::cecp
