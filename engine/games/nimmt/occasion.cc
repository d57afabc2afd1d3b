#include "games/nimmt/occasion.h"

#include "games/nimmt/explain.h"

namespace tablee::nimmt {
namespace {

constexpr int kManyHeads = 8;

// Whether the event puts a card into its row.
bool adds_card(const Event& e) {
  return e.kind.starts_with("place") || e.kind == "insert" || e.kind == "slide" ||
         e.kind == "seven_takes";
}

// The player of the last card that came into that row in this trick; kNobody: the row was full
// before.
Seat filled_by(std::span<const Event> events, std::size_t at) {
  int row = events[at].field("row");
  // A replaced card is revealed within the trick, so only the number of the trick begins it.
  for (std::size_t i = at; i-- > 0 && events[i].trick() == 0;) {
    const Event& e = events[i];
    // The rows behind a removed one had other numbers before.
    if (e.kind == "row_gone" && e.field("row") <= row) ++row;
    if (adds_card(e) && e.field("row") == row) return e.seat;
  }
  return kNobody;
}

}  // namespace

std::optional<Occasion> occasion(std::span<const Event> events, std::size_t at) {
  const Event& e = events[at];
  if (taken(e).value_or(0) < kManyHeads) return {};
  return Occasion{"took", e.seat, e.kind == "sixth" ? filled_by(events, at) : kNobody};
}

}  // namespace tablee::nimmt
