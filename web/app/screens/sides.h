#pragma once
// What stands beside a table where the screen has room for it: who stands where, and which cards
// are still out. What has happened is in the page's own log.

#include "web/app/model.h"

namespace tablee::app {

// Number cards that have not been seen yet, ten in an entry: a list "unseen".
void add_unseen(const CardSet& cards, Items& items);
// To the items of the table under way, which say what points everybody has.
void add_sides(const Model& model, Items& items);

}  // namespace tablee::app
