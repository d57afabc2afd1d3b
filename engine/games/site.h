#pragma once
// What a game says to whoever builds the site, and no program carries: a game may have a site.h of
// its own that specialises this.

#include <string_view>

#include "core/json.h"

namespace tablee {

template <class G>
struct Site {
  // An array of what stands on the real cards of that kind of table, for labels in braille: of each
  // card either its lines, an array of texts, or the key of the words on it. Empty: no labels.
  static void labels(json::Writer&, std::string_view /* kind */) {}
};

}  // namespace tablee
