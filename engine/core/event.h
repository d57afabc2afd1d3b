#pragma once
// What happened at the table, in a shape that every game shares: the log, the replay, the animation
// on screen and a bot's history are all made of events.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/message.h"
#include "core/seat.h"

namespace tablee {

struct Event {
  struct Field {
    std::string_view name;  // a literal
    int value;
  };
  std::string_view kind{};      // a literal: "deal", "reveal", "place", "take" …
  Seat seat = kNobody;          // the seat that acted
  Seat audience = kNobody;      // the only seat that may know; kNobody: everyone may
  bool reveals = false;         // shows something that was hidden: a free undo stops here
  std::vector<Field> fields{};  // in the game's own order
  std::vector<int> cards{};     // cards concerned, if more than a field can say
  std::vector<int> per_seat{};  // one figure a seat (scores), or empty

  // Whether it ends a round. Its per_seat then holds the points that the round brought each seat.
  bool ends_round() const { return kind == "round_end"; }
  // Two fields mean the same in every game. "trick" is the number, from 1, of the trick that the
  // event begins, and 0 where it begins none; "card" is the card that the event is about.
  int trick() const { return field("trick"); }
  int card() const { return field("card"); }
  bool visible_to(Seat viewer) const { return audience == kNobody || audience == viewer; }
  // The field's value, or `otherwise` where the event has none of that name.
  int field(std::string_view name, int otherwise = 0) const {
    for (const Field& f : fields)
      if (f.name == name) return f.value;
    return otherwise;
  }
};

// Receives events as they happen. Games take a pointer that may be null, because playouts need no
// events and should not spend time on making them.
class EventSink {
 public:
  virtual void emit(Event event) = 0;

 protected:
  ~EventSink() = default;
};

// The index of the event that began the trick of events[at]: in a game without tricks, or before
// the first trick of a round, the last event that revealed something. What is revealed within a
// trick begins none.
std::size_t trick_began(std::span<const Event> events, std::size_t at);

// {"event":"place","seat":1,"card":14,…,"cards":[…],"per_seat":[…]}; the audience is left out,
// because an event is written only for those who may know it.
void write_event(json::Writer& out, const Event& event);
// Reads an event that write_event wrote, for bots that use the history.
Result<Event> read_event(const json::Value& value);
// "<game>.log.<kind>" with the event's fields, its seat as {seat}, its cards as {cards} and, where
// it has a figure a seat, {seats}: "<game>.log.<kind>_seat" with {seat} and {value} for each.
Message event_message(std::string_view game, const Event& event);

// A sink that stores all events in order.
class EventLog final : public EventSink {
 public:
  void emit(Event event) override { events.push_back(std::move(event)); }
  std::vector<Event> events;
};

}  // namespace tablee
