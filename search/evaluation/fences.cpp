#include "search/evaluation/fences.hpp"

#include "search/evaluation/accounts.hpp"
#include "search/evaluation/fences_features.hpp"

namespace refskak::search {

using rules::fences::Fences;

Evaluation<Fences>::Evaluation(const Fences& game) : limit_(game.progress_limit()) {
    for (std::size_t left = 0; left < left_.size(); ++left) {
        Worth worth{fences::weights};
        fences::count_left(static_cast<rules::fences::Men>(left), worth);
        left_[left] = static_cast<std::int16_t>(worth.sum);
    }
}

Score Evaluation<Fences>::evaluate(const Position& p) const {
    Worth white{fences::weights};
    Worth black{fences::weights};
    fences::count_features(p, limit_, white, black);
    if (!p.placing()) white.sum += left_[p.on_board.white] - left_[p.on_board.black];
    return rules::sign(p.side) * sum_of<1>({white.sum - black.sum});
}

std::vector<Term> Evaluation<Fences>::explain(const Position& p) const {
    Account white{fences::weights};
    Account black{fences::weights};
    fences::count_features(p, limit_, white, black);
    if (!p.placing()) {
        fences::count_left(p.on_board.white, white);
        fences::count_left(p.on_board.black, black);
    }
    return terms_of(white, black);
}

}  // namespace refskak::search
