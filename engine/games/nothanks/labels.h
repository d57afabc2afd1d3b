#pragma once
// Labels in braille for the cards of Non merci.

#include <string>

#include "core/json.h"
#include "games/nothanks/view.h"

namespace tablee::nothanks {

// The label of a card is its number.
inline void write_labels(json::Writer& out, std::string_view) {
  for (int c = kLowest; c <= kHighest; ++c) out.begin_array().value(std::to_string(c)).end_array();
}

}  // namespace tablee::nothanks
