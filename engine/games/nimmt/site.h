#pragma once
// Cards of 6 qui prend and 6 qui surprend, for labels in braille.

#include <string>

#include "games/nimmt/cards.h"
#include "games/nimmt/game.h"
#include "games/site.h"

namespace tablee {

template <>
struct Site<nimmt::Game> {
  // Its number and its heads, if it has more than one; special cards, as many as there are of each.
  static void labels(json::Writer& out, std::string_view kind) {
    if (kind == "surprend") {
      for (const std::string_view name : nimmt::kSpecialNames)
        for (int i = 0; i < nimmt::kSpecialCopies; ++i)
          out.value("nimmt.special." + std::string(name));
      return;
    }
    for (int c = 1; c <= nimmt::kDeckSize; ++c) {
      const int heads = nimmt::heads(static_cast<Card>(c));
      out.begin_array().value(std::to_string(c));
      if (heads > 1) out.value(std::to_string(heads));
      out.end_array();
    }
  }
};

}  // namespace tablee
