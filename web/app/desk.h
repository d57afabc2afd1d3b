#pragma once
// The writing desk: kept sheets and the matches beside them, replays, the score pad, statistics.

#include <optional>
#include <string>
#include <vector>

#include "table/exchange.h"
#include "table/replay.h"
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

struct Desk {
  std::optional<Replay> replay;
  bool hands = true;        // of the replay: everyone's are shown
  bool again = false;       // it is of the match under way: nobody's are
  std::size_t slip_at = 0;  // step of the replay before the choice that is looked at; 0: none
  Message slip;             // what is told there
  std::size_t why_at = 0;   // step of the replay that is explained; 0: none
  Message why;              // … and how
  // The step to be told once the table before it is drawn, and the event that is explained there.
  struct Coming {
    std::size_t step, asked;
  };
  std::optional<Coming> coming;
  // Places among the events of the match looked at: explained at the head of the log, and in its
  // line.
  std::optional<std::size_t> asked, explained;
  std::string day;             // of the deal of the day, one before today's
  std::string search;          // among the sheets
  int shown = kSheetsAtOnce;   // sheets listed
  std::string kind;            // of table, whose statistics are shown; empty: the first
  std::optional<Kept> erased;  // the sheet just deleted, and its match, for the undo beside it
  std::string erased_key;
  Message report;  // of the last import or copy
  Pad pad;
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
