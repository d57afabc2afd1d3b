#pragma once
// Checks the nesting of a screen's items. Their depths (Item::depth) describe a tree: an item
// belongs to the last shallower item before it.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/item.h"

namespace tablee {

struct NestingError {
  std::string id;        // of the first item that is nested wrongly
  std::string_view why;  // in English, for tests and assertions
};

// Regions, lists, entries, tables, rows and charts hold items, and nothing else does; tables, rows
// and charts hold rows, cells and entries only. The document and the drawing both rely on this: the
// drawing shows no item under a button. Nothing where every item is nested correctly.
std::optional<NestingError> nesting_error(std::span<const Item> items);

}  // namespace tablee
