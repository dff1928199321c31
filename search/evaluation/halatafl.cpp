#include "search/evaluation/halatafl.hpp"

#include "search/evaluation/accounts.hpp"

namespace refskak::search {

using rules::halatafl::Halatafl;

Score Evaluation<Halatafl>::evaluate(const Position& p) const {
    Worth white{halatafl::weights};
    Worth black{halatafl::weights};
    count_features(places_, p, white, black);
    return rules::sign(p.side) * sum_of<1>({white.sum - black.sum});
}

std::vector<Term> Evaluation<Halatafl>::explain(const Position& p) const {
    Account white{halatafl::weights};
    Account black{halatafl::weights};
    count_features(places_, p, white, black);
    return terms_of(white, black);
}

}  // namespace refskak::search
