#include "search/evaluation/halatafl.hpp"

#include <algorithm>

#include "search/evaluation/accounts.hpp"

namespace refskak::search {

using rules::halatafl::Halatafl;

/// A lead that makes no progress is on its way to a draw.
Score Evaluation<Halatafl>::faded(const Position& p, Score score) const {
    if (limit_ == 0) return score;
    const int idle = std::min(static_cast<int>(p.progress), limit_);
    return score - score * idle / limit_;
}

Score Evaluation<Halatafl>::evaluate(const Position& p) const {
    Worth white{halatafl::weights};
    Worth black{halatafl::weights};
    count_features(places_, p, white, black);
    return rules::sign(p.side) * faded(p, sum_of<1>({white.sum - black.sum}));
}

std::vector<Term> Evaluation<Halatafl>::explain(const Position& p) const {
    Account white{halatafl::weights};
    Account black{halatafl::weights};
    count_features(places_, p, white, black);
    std::vector<Term> terms = terms_of(white, black);
    Score sum = 0;
    for (const Term& term : terms)
        sum += term.value;
    if (const Score lost = faded(p, sum) - sum; lost != 0) terms.push_back({"idling", lost});
    return terms;
}

}  // namespace refskak::search
