#pragma once
// Everything the screens are made from. Screens read it; only the app changes it.

#include <optional>
#include <string>
#include <vector>

#include "core/item.h"
#include "table/link.h"
#include "web/app/plan.h"
#include "web/app/session.h"
#include "web/app/settings.h"
#include "web/app/store.h"

namespace tablee::app {

enum class Place : unsigned char {
  home,
  setup,
  table,
  pause,
  sheets,
  sheet,
  settings,
  rules,
  link
};

// Does the device keep what is stored? The page tells.
enum class Keeping : unsigned char { ok, memory, full };
// Has the browser promised to throw nothing of it away?
enum class Promised : unsigned char { unknown, no, yes };

// Is all of the site on the device, and is a newer one there? The page tells.
enum class Offline : unsigned char { no, ready, update };

struct Model {
  explicit Model(Outbox& outbox) : store(outbox) {}

  Store store;
  Settings settings;
  Plan plan;                       // of the setup screen; the last table that was played
  std::optional<Session> session;  // the match under way, or the one just ended
  std::vector<Place> path{Place::home};
  std::string sheet;                   // key of the sheet being read
  std::string lifted;                  // move of the card lifted by a first tap
  std::string looked;                  // id of the item whose explanation is shown
  std::string begun;                   // first words of a move being put together: "slide 13"
  std::string typed;                   // in the line for commands
  Message answer;                      // to the last command
  Message notice;                      // one thing to tell, until put away
  std::optional<Result<Link>> opened;  // what a link brought, or why it can't be read
  bool kept_link = false;              // its sheet is among ours now
  bool embedded = false;               // in somebody else's page, by agreement
  Keeping keeping = Keeping::ok;
  Promised promised = Promised::unknown;
  bool asked_promise = false;  // by hand: the answer is told
  Offline offline = Offline::no;
  std::string today;         // "2026-11-21"
  std::string erased_sheet;  // text of the sheet just deleted, for the undo beside it

  Place place() const { return path.back(); }
};

// Keys of the store: the match under way, and what keys of sheets start with.
inline constexpr std::string_view kMatchKey = "match";
inline constexpr std::string_view kSheetPrefix = "sheet.";

// Names of the seats of a match or a sheet, as people see them: those typed, and for the others
// what the language calls them ("You" where there is one person, bots by first names).
std::vector<std::string> seat_names(const std::vector<SeatSetup>& seats, text::Language language);

}  // namespace tablee::app
