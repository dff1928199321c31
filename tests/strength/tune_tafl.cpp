// Tunes the weights of tafl by self-play (SPSA): plays pairs of games between weights a little up
// and a little down in all terms at once, sides swapped, and moves all of them towards the
// winner's.
//
//     tune_tafl PRESET [PAIRS [NODES [SEED]]]
//
// PAIRS (3000) of games at NODES (1500) a move, after a few random plies that SEED (1) draws.
// Prints all weights, as search/evaluation/tafl_weights.cpp wants them, every hundred pairs and at
// the end. Weights that are nil today stay so. What it finds is worth a match at more nodes.

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <random>
#include <string>
#include <vector>

#include "rules/tafl/presets.hpp"
#include "search/evaluation/tafl.hpp"
#include "search/searcher.hpp"

using namespace refskak;
using namespace refskak::search;
using rules::Side;

namespace {

constexpr int random_plies = 8;
constexpr int longest = 300;  // plies; a longer game is drawn

struct Order {
    int pairs = 3000;
    std::uint64_t nodes = 1500;
    unsigned seed = 1;
};

using Values = std::array<double, tafl::features>;

/// How far a weight is moved to try it, either way.
double step_of(double weight) { return weight == 0 ? 0 : std::max(3.0, std::abs(weight) / 6); }

template <class G>
class Player {
  public:
    Player(const G& game, const tafl::Weights& weights)
        : game_(game), evaluation_(game, weights), searcher_(game, evaluation_, table_, history_, watch_) {}

    typename G::Move move(const typename G::Position& p, const std::vector<rules::Key>& history,
                          std::uint64_t nodes) {
        Limits limits;
        limits.nodes = nodes;
        watch_.start({Watch::never, Watch::never}, nodes, false);
        table_.new_search();
        const Task<G> task = make_task(game_, p, history, limits, {}, {});
        searcher_.prepare(task);
        searcher_.run(nullptr);
        return searcher_.moves().front().move;
    }

  private:
    const G& game_;
    Evaluation<G> evaluation_;
    TranspositionTable table_{1};
    History history_;
    Watch watch_;
    Searcher<G> searcher_;
};

/// A game under way.
template <class G>
class Play {
  public:
    explicit Play(const G& game) : game_(game), position_(game.start()) {}

    rules::Outcome outcome() const {
        const auto key = game_.key(position_);
        const auto before = std::count(history_.begin(), history_.end(), key);
        return rules::outcome(game_, position_, static_cast<int>(before) + 1);
    }
    void move(const typename G::Move& move) {
        history_.push_back(game_.key(position_));
        position_ = game_.after(position_, move);
    }
    void random_move(std::mt19937& random) {
        rules::MoveList<typename G::Move> moves;
        rules::legal_moves(game_, position_, moves);
        move(moves[random() % moves.size()]);
    }
    /// White's result, 0, 0.5 or 1.
    double finish(Player<G>& white, Player<G>& black, std::uint64_t nodes) {
        for (int ply = 0; ply < longest; ++ply) {
            if (const auto over = outcome(); over.decided())
                return over.verdict == rules::Verdict::draw    ? 0.5
                       : over.verdict == rules::Verdict::white ? 1
                                                               : 0;
            Player<G>& player = game_.side_to_move(position_) == Side::white ? white : black;
            move(player.move(position_, history_, nodes));
        }
        return 0.5;
    }

  private:
    const G& game_;
    typename G::Position position_;
    std::vector<rules::Key> history_;
};

template <class G>
Play<G> opening(const G& game, std::mt19937& random) {
    while (true) {
        Play<G> play(game);
        int plies = 0;
        for (; plies < random_plies && !play.outcome().decided(); ++plies)
            play.random_move(random);
        if (!play.outcome().decided()) return play;
    }
}

void print(const std::string& when, const Values& values) {
    std::cout << when << '\n';
    for (std::size_t i = 0; i < values.size(); ++i)
        std::cout << "  " << tafl::name(static_cast<tafl::Feature>(i)) << ' '
                  << std::lround(values[i]) << '\n';
    std::cout.flush();
}

template <class G>
class Tuner {
  public:
    Tuner(const G& game, const Order& order) : game_(game), order_(order), random_(order.seed) {
        const tafl::Weights own = tafl::weights_for(game.rules());
        std::copy(own.begin(), own.end(), values_.begin());
        for (std::size_t i = 0; i < values_.size(); ++i)
            steps_[i] = i == tafl::way_to_move ? 0 : step_of(values_[i]);
    }

    void run() {
        for (int done = 0; done < order_.pairs; ++done) {
            play_pair(0.12 / (1 + 3.0 * done / order_.pairs));
            if (done % 100 == 99) print(std::to_string(done + 1) + " pairs", values_);
        }
        print("found", values_);
    }

  private:
    /// `gain`: how much of a step a won pair is worth.
    void play_pair(double gain) {
        Values tried{};
        tafl::Weights up{};
        tafl::Weights down{};
        for (std::size_t i = 0; i < values_.size(); ++i) {
            tried[i] = random_() % 2 == 0 ? steps_[i] : -steps_[i];
            up[i] = static_cast<Score>(std::lround(values_[i] + tried[i]));
            down[i] = static_cast<Score>(std::lround(values_[i] - tried[i]));
        }
        const Play<G> start = opening(game_, random_);
        const double lead = score(start, up, down) - score(start, down, up);
        for (std::size_t i = 0; i < values_.size(); ++i)
            values_[i] += gain * lead * tried[i];
    }
    double score(Play<G> play, const tafl::Weights& white, const tafl::Weights& black) const {
        Player<G> one(game_, white);
        Player<G> other(game_, black);
        return play.finish(one, other, order_.nodes);
    }

    const G& game_;
    Order order_;
    std::mt19937 random_;
    Values values_{};
    Values steps_{};
};

template <int width>
bool tune(const rules::Variant& preset, const Order& order) {
    const rules::tafl::Tafl<width> game(preset.parameters);
    Tuner(game, order).run();
    return true;
}

bool tune(const std::string& name, const Order& order) {
    for (const rules::Variant& preset : rules::tafl::presets()) {
        if (preset.name != name) continue;
        switch (rules::tafl::board_size(preset.parameters)) {
            case 7:
                return tune<7>(preset, order);
            case 9:
                return tune<9>(preset, order);
            case 11:
                return tune<11>(preset, order);
            default:
                return false;
        }
    }
    return false;
}

}  // namespace

int main(int count, char** words) {
    const std::vector<std::string> given(words + 1, words + count);
    Order order;
    const auto number = [&](std::size_t i, long otherwise) {
        return given.size() > i ? std::strtol(given[i].c_str(), nullptr, 10) : otherwise;
    };
    order.pairs = static_cast<int>(number(1, order.pairs));
    order.nodes = static_cast<std::uint64_t>(number(2, static_cast<long>(order.nodes)));
    order.seed = static_cast<unsigned>(number(3, order.seed));
    if (given.empty() || order.pairs < 1 || order.nodes < 1 || !tune(given[0], order)) {
        std::cerr << "tune_tafl: expected PRESET [PAIRS [NODES [SEED]]], a tafl preset of 7, 9 or "
                     "11 ranks and numbers of at least 1\n";
        return 2;
    }
    return 0;
}
