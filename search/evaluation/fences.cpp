#include "search/evaluation/fences.hpp"

#include "search/evaluation/accounts.hpp"
#include "search/evaluation/fences_features.hpp"

namespace refskak::search {

using rules::fences::Fences;

Score Evaluation<Fences>::evaluate(const Position& p) const {
    Worth white{weights_};
    Worth black{weights_};
    fences::count_features(p, limit_, white, black);
    return rules::sign(p.side) * sum_of<1>({white.sum - black.sum});
}

std::vector<Term> Evaluation<Fences>::explain(const Position& p) const {
    Account white{weights_};
    Account black{weights_};
    fences::count_features(p, limit_, white, black);
    return terms_of(white, black);
}

}  // namespace refskak::search
