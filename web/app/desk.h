#pragma once
// The writing desk: kept sheets and the matches beside them, the score pad, statistics.

#include <optional>
#include <string>
#include <vector>

#include "table/exchange.h"
#include "table/statistics.h"
#include "text/text.h"
#include "web/app/archive.h"

namespace tablee::app {

inline constexpr int kSheetsAtOnce = 30;

// The score pad: a sheet under way, and what is typed for the round to come.
struct Pad {
  std::string key;                 // of its sheet; empty: a new one is being set up
  Sheet sheet;                     // of a new one: game, options and players
  std::vector<std::string> typed;  // one a player and field, player by player
  Message problem;
  int wrong = -1;  // player of the problem
};

// What is found at the desk as it was left, however often one comes there.
struct Desk {
  bool hands = true;          // of a replay: everyone's are shown
  std::string search;         // among the sheets
  int shown = kSheetsAtOnce;  // sheets listed
  std::string kind;           // of table, whose statistics are shown; empty: the first
  int exercise_days = 1;      // how many times five days before today are listed
};

// What people call that sheet's table; the game's id where it is not known.
std::string_view kind_name(const Sheet& sheet);
// A bot of that level, as people see it among the players.
std::string bot_words(std::string_view bot, text::Language language);
// Does a typed search find that sheet? Every word must be in its title, date, game or names, in
// any case, with or without accents.
bool found(const Sheet& sheet, std::string_view search, text::Language language);
// Who sat there as statistics see it, one a seat: players are told apart by the names they have on
// screen, bots by their level.
std::vector<std::string> counted_as(const Sheet& sheet, text::Language language);
inline constexpr char kBotMark = '\1';  // before a bot's level there

std::string write_pad(const Pad& pad);
// False where the text is none.
bool read_pad(std::string_view text, Pad& pad);
// Takes the typed round into the sheet, or says what is wrong with it.
bool note_round(Pad& pad);

}  // namespace tablee::app
