#pragma once
// Cards of Non merci, for labels in braille.

#include <string>

#include "games/nothanks/game.h"
#include "games/site.h"

namespace tablee {

template <>
struct Site<nothanks::Game> {
  static void labels(json::Writer& out, std::string_view) {
    for (int c = nothanks::kLowest; c <= nothanks::kHighest; ++c)
      out.begin_array().value(std::to_string(c)).end_array();
  }
};

}  // namespace tablee
