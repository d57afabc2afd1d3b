#pragma once
// The score pad for real cards.

#include <string>
#include <string_view>
#include <vector>

#include "table/sheet.h"
#include "text/text.h"

namespace tablee::app {

// The score pad: an unfinished sheet, and the values typed for the next round.
struct Pad {
  std::string key;                 // of its sheet; empty: a new one is being set up
  Sheet sheet;                     // of a new one: game, options and players
  std::vector<std::string> typed;  // one a player and field, player by player
  Message problem;
  int wrong = -1;  // player of the problem
};

std::string write_pad(const Pad& pad);
// False where the text is none.
bool read_pad(std::string_view text, Pad& pad);
// Adds the typed round to the sheet, or returns what is wrong with it.
bool note_round(Pad& pad);

}  // namespace tablee::app
