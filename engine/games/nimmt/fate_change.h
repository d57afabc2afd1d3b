#pragma once
// The move of another player that decided, within a trick, that a card takes a row. The pitfall,
// the reasons and the bots' remarks ask here, so that all name the same player.

#include <optional>
#include <span>

#include "core/event.h"
#include "games/nimmt/view.h"

namespace tablee::nimmt {

struct FateChange {
  enum class Kind : std::uint8_t {
    filled,     // a card was placed in the row that the card then takes
    slid_in,    // a card was slid into it, or into the row in which the card had a place
    covered,    // the row in which the card had a place got a card at that end
    gone,       // the row in which the card had a place was taken
    stopped,    // … blocked by a stop
    slid_away,  // … left by its last card
    lifted,     // a row was taken, which lifted the stop on the row that the card then takes
  };
  Kind kind = Kind::filled;
  std::size_t at = 0;  // the index of the event
  int row = 0;         // the row that it changed, counted from 1 as it then was
  // Whether the card had a place when it was revealed and still before that event.
  bool was_safe = false;

  // Whether that player caused it without taking anything.
  bool is_given() const {
    return kind == Kind::filled || kind == Kind::slid_in || kind == Kind::covered ||
           kind == Kind::stopped || kind == Kind::slid_away;
  }
};

// For events[at], by which a card took a row. Nothing where no other player's move of that trick
// decided it, or where the card was not among those revealed. The events may come from an untrusted
// source.
std::optional<FateChange> fate_change(const Options& options, std::span<const Event> events,
                                      std::size_t at);

// Whether an event of that kind takes a row.
bool takes(std::string_view kind);

}  // namespace tablee::nimmt
