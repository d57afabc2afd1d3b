#pragma once
// A line typed at the table, as the online table of one source had them: "/join Anne", "/start", a
// card's number, "row 2", "take", "no", a special card's move as records write it ("slide 13
// row 2"), "/undo", "/hand", "/table", "/help". Words of the app's language are understood besides
// these, with or without capitals and accents.

#include <string>
#include <string_view>

#include "text/text.h"

namespace tablee::app {

struct Command {
  enum class Kind : unsigned char { none, move, join, start, undo, hand, table, help };
  Kind kind = Kind::none;
  std::string rest;  // of a move its text, of a join the name
};

Command read_command(text::Language language, std::string_view line);

}  // namespace tablee::app
