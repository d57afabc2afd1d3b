#pragma once
// What happened at the table, in a shape that every game shares: the log, the replay, the motion
// on screen and a bot's history are all made of these.

#include <cstdint>
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
  Seat seat = kNobody;          // whose doing
  Seat audience = kNobody;      // kNobody: everyone may know; else that seat alone
  bool reveals = false;         // shows something that was hidden: a free undo stops here
  std::vector<Field> fields{};  // in the game's own order
  std::vector<int> cards{};     // cards concerned, if more than a field can say
  std::vector<int> per_seat{};  // one figure a seat (scores), or empty

  // The last of a round has what it brought each seat in per_seat.
  bool ends_round() const { return kind == "round_end"; }
  // What a field of that name means in every game: the trick of its round that it begins, from 1,
  // and 0 where it begins none; the card that it is about, where it is about one.
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

// Receives events as they happen. Games take a pointer that may be null: rollouts want none, and
// what nobody hears is not made either.
class EventSink {
 public:
  virtual void emit(Event event) = 0;

 protected:
  ~EventSink() = default;
};

// {"event":"place","seat":1,"card":14,…,"cards":[…],"per_seat":[…]}; audience is left out, as
// what is written goes only to those who may know.
void write_event(json::Writer& out, const Event& event);
// Reads one written by write_event, for bots that look back.
Result<Event> read_event(const json::Value& value);
// "<game>.log.<kind>" with the event's fields, its seat as {seat}, its cards as {cards} and, where
// it has a figure a seat, {seats}: "<game>.log.<kind>_seat" with {seat} and {value} for each.
Message event_message(std::string_view game, const Event& event);

// Keeps them.
class EventLog final : public EventSink {
 public:
  void emit(Event event) override { events.push_back(std::move(event)); }
  std::vector<Event> events;
};

}  // namespace tablee
