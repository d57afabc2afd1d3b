#pragma once
// The kinds of events that a game emits, as it declares them.

#include <string_view>

namespace tablee {

struct EventKind {
  // Event::kind. The log says "<id>.log.<kind>" of it, with the event's fields as arguments; empty
  // words: nothing.
  std::string_view kind;
  // It has a figure for each seat (Event::per_seat), each said as "<id>.log.<kind>_seat".
  bool per_seat = false;
  // The table's items show it as well, so it is not read aloud to people who want short messages.
  bool detail = false;
};

}  // namespace tablee
