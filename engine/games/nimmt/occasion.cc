#include "games/nimmt/occasion.h"

#include "games/nimmt/explain.h"

namespace tablee::nimmt {
namespace {

constexpr int kManyHeads = 8;

// The player of the last card that came into that row in this trick; kNobody: the row was full
// before.
Seat filled_by(std::span<const Event> events, std::size_t at) {
  const int row = events[at].field("row");
  for (std::size_t i = at; i-- > trick_of(events, at);) {
    const Event& e = events[i];
    if (e.kind.starts_with("place") && e.field("row") == row) return e.seat;
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
