#include "games/nothanks/occasion.h"

namespace tablee::nothanks {
namespace {

constexpr int kManyChips = 7;

// The chips of that seat before the event.
int chips_before(std::span<const Event> events, std::size_t at) {
  int chips = 0;
  for (const Event& e : events.first(at)) {
    if (e.kind == "deal") chips = e.field("chips");
    if (e.seat != events[at].seat) continue;
    if (e.kind == "no") --chips;
    if (e.kind == "take") chips += e.field("pot");
  }
  return chips;
}

}  // namespace

std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  if (e.kind != "take") return {};
  if (e.field("pot") >= kManyChips) return Occasion{"bargain", e.seat};
  if (chips_before(events, at) == 0) return Occasion{"broke", e.seat};
  return {};
}

}  // namespace tablee::nothanks
