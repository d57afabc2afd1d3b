#pragma once
// Panels beside a table if the screen has space for them: the standings, and the cards that are
// still out. Events are in the page's own log.

#include "web/app/model.h"

namespace tablee::app {

// Number cards that have not been seen yet, ten in an entry: a list "unseen".
void add_unseen(const CardSet& cards, Items& items);
// To the items of the table under way, which say what points everybody has.
void add_sides(const Model& model, Items& items);

}  // namespace tablee::app
