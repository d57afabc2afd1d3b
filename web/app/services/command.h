#pragma once
// A line typed at the table, as the online table of one source had them: "/join Anne", "/start",
// "/undo", "/hand", "/table", "/help", "/row 3", or a move as records write it. Words of the app's
// language are understood besides these, with or without capitals and accents; digits of any
// script.

#include <string>
#include <string_view>

#include "text/text.h"
#include "web/app/services/keys.h"

namespace tablee {
class AnyGame;
}

namespace tablee::app {

struct Command {
  enum class Kind : unsigned char { none, move, join, start, undo, table, help, row, question };
  Kind kind = Kind::none;
  std::string rest;              // of a move its text, of a join the name, of a row its number
  Asked asked = Asked::nothing;  // of a question
};

// Moves are those of that game; null: as they stand.
Command read_command(text::Language language, std::string_view line, const AnyGame* game);

}  // namespace tablee::app
