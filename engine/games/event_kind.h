#pragma once
// The kinds of events that a game emits, as it declares them.

#include <string_view>

namespace tablee {

struct EventKind {
  // Event::kind. The text of the log is "<id>.log.<kind>" with the event's fields as arguments;
  // where that text is empty, the log leaves the event out.
  std::string_view kind;
  // Whether the event has a figure for each seat (Event::per_seat); the log then adds
  // "<id>.log.<kind>_seat" for each.
  bool per_seat = false;
  // Whether the items of the table show it as well. A screen reader's user who wants short messages
  // does not hear it then.
  bool detail = false;
  // Whether a review says how often this event brought a player points, and how many
  // (EventExtras::taken): "<id>.source.<kind>" with {count} and {points}.
  bool source = false;
};

}  // namespace tablee
