#pragma once
// Labels in braille for the cards of 6 qui prend and 6 qui surprend.

#include <string>

#include "core/json.h"
#include "games/nimmt/cards.h"
#include "games/nimmt/specials.h"

namespace tablee::nimmt {

// The label of a number card is its number and, if there are several, its heads. The label of a
// special card is its name, once for each copy.
inline void write_labels(json::Writer& out, std::string_view kind) {
  if (kind == "surprend") {
    for (const std::string_view name : kSpecialNames)
      for (int i = 0; i < kSpecialCopies; ++i) out.value("nimmt.special." + std::string(name));
    return;
  }
  for (int c = 1; c <= kDeckSize; ++c) {
    out.begin_array().value(std::to_string(c));
    if (const int own = heads(static_cast<Card>(c)); own > 1) out.value(std::to_string(own));
    out.end_array();
  }
}

}  // namespace tablee::nimmt
