#pragma once

#include "daemon/uci_like.hpp"

namespace refskak::daemon {

/// The UGI dialect, for match runners that know no rules: `query` tells them who is to move,
/// whether the game is over and who won. Player 1 moves first in the variant's start position.
class Ugi final : public UciLike {
  public:
    explicit Ugi(Engine& engine);

  private:
    void greet();
    void query(const std::string& rest);
    /// A game with an illegal move is over, lost by whoever played it: a runner that checks nothing
    /// would never end it.
    void set_position(const std::string& rest) override;
    /// Knows `p1time`, `p2time`, `p1inc`, `p2inc`.
    std::optional<rules::Side> player_one() const override;
    rules::Outcome standing() const override { return engine().session().result(); }
    std::string result() const;
    void on_best(const std::optional<std::string>& best, const std::optional<std::string>& ponder,
                 search::Score score, std::uint64_t nodes) override;
};

}  // namespace refskak::daemon
