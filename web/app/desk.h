#pragma once
// The writing desk: kept sheets and the matches beside them, replays, the score pad, statistics.

#include <optional>
#include <string>
#include <vector>

#include "table/exchange.h"
#include "table/link.h"
#include "table/replay.h"
#include "table/statistics.h"
#include "text/text.h"
#include "web/app/store.h"

namespace tablee::app {

// Keys of sheets in the store start so, then come the date and a number or a name within the day.
// The key of the match itself, where it is kept, has the same end; it is kept as a link
// (table/link.h).
inline constexpr std::string_view kSheetPrefix = "sheet.";
inline constexpr std::string_view kReplayPrefix = "replay.";
// Matches take up to this many bytes, a few hundred each; the oldest make room for new ones.
inline constexpr std::size_t kReplayRoom = 200'000;
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
  std::size_t slip_at = 0;  // step of the replay before a choice that cost something; 0: none
  Message slip;             // what is told there
  // Places among the events of the match looked at: explained at the head of the log, and in its
  // line.
  std::optional<std::size_t> asked, explained;
  std::string search;          // among the sheets
  int shown = kSheetsAtOnce;   // sheets listed
  std::string kind;            // of table, whose statistics are shown; empty: the first
  std::optional<Kept> erased;  // the sheet just deleted, and its match, for the undo beside it
  std::string erased_key;
  Message report;  // of the last import or copy
  Pad pad;
};

struct KeptSheet {
  std::string key;
  Sheet sheet;
};
// All that can be read, newest first.
std::vector<KeptSheet> kept_sheets(const Store& store);
// The sheet of that key, or why there is none.
Result<Sheet> sheet_at(const Store& store, std::string_view key);
bool is_sheet(std::string_view key);
// The match of the sheet of that key; nothing where it is not kept or can't be read any more.
std::optional<Match> match_at(const Store& store, std::string_view sheet_key);
std::string replay_key(std::string_view sheet_key);
// "2026-11-21" of "sheet.2026-11-21.0003": a free key of that day.
std::string free_sheet_key(const Store& store, std::string_view day);
// Keeps a finished match as a link; older ones go when the room is full. One too long for a link is
// not kept.
void keep_replay(Store& store, std::string_view sheet_key, std::string link);
// Matches kept, and their bytes.
struct ReplayRoom {
  int count = 0;
  std::size_t bytes = 0;
};
ReplayRoom replay_room(const Store& store);

// "6 qui surprend": what people call that sheet's table; the game's id where it is not known.
std::string_view kind_name(const Sheet& sheet);
// A bot of that level, as people see it among the players.
std::string bot_words(std::string_view bot, text::Language language);
// Does a typed search find that sheet? Every word must be in its title, date, game or names, in
// any case, with or without accents.
bool found(const Sheet& sheet, std::string_view search, text::Language language);
// Sheets of that kind of table as statistics see them, oldest first. Players are told apart by the
// names they have on screen, bots by their level.
std::vector<Tally> tallies(const std::vector<KeptSheet>& sheets, std::string_view kind,
                           text::Language language);
inline constexpr char kBotMark = '\1';  // before a bot's level in Tally::who

std::string write_pad(const Pad& pad);
// False where the text is none.
bool read_pad(std::string_view text, Pad& pad);
// Takes the typed round into the sheet, or says what is wrong with it.
bool note_round(Pad& pad);

}  // namespace tablee::app
