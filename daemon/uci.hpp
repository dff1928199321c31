#pragma once

#include "daemon/uci_like.hpp"

namespace refskak::daemon {

/// The UCI dialect.
class Uci final : public UciLike {
  public:
    explicit Uci(Engine& engine);

  private:
    void greet();
    void on_best(const std::optional<std::string>& best, const std::optional<std::string>& ponder,
                 search::Score score, std::uint64_t nodes) override;
};

}  // namespace refskak::daemon
