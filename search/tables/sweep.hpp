#pragma once

#include "search/tables/crew.hpp"
#include "search/tables/draft.hpp"

namespace refskak::search::tables {

/// Settles goose sets of a game without circles: nothing is drawn, and one look at each is enough.
/// All that final steps lead to must have handed down what it knows.
void sweep(Draft& draft, Block block);

}  // namespace refskak::search::tables
