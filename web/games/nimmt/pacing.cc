#include "web/games/nimmt/pacing.h"

namespace tablee::nimmt::drawing {
namespace {

constexpr float kPassing = 0.25f;  // seconds that a card without consequences needs at least
constexpr float kBrief = 1.4f;     // … a taking that is shown briefly
constexpr float kFull = 2.2f;      // … in full

bool is_taking(const Event& e) {
  return e.kind == "sixth" || e.kind == "take_row" || e.kind == "overflow";
}

// Dealing, special cards, whose names have to be read, and what is shown only because a person has
// asked have their own time.
bool is_of_trick(Do what) {
  switch (what) {
    case Do::clear:
    case Do::hand:
    case Do::rows:
    case Do::market:
    case Do::end:
    case Do::compare:
    case Do::special:
    case Do::discard:
    case Do::draw:
      return false;
    default:
      return true;
  }
}

}  // namespace

void Pacing::read(Updates updates) {
  worst_at_ = updates.size();
  for (std::size_t i = 0; i < updates.size(); ++i) {
    const Event& e = updates[i].event;
    if (e.kind == "reveal") {
      worst_ = 0;
      budget_ = trick_budget(static_cast<int>(e.per_seat.size()));
    }
    if (!is_taking(e) || e.field("heads") <= worst_) continue;
    worst_ = e.field("heads");
    worst_at_ = i;
  }
}

bool Pacing::in_full(Updates updates, std::size_t at, Seat viewer) const {
  const Seat seat = updates[at].event.seat;
  if (seat == viewer) return true;
  // A card that is too low belongs to the taking that follows.
  for (; at < updates.size(); ++at)
    if (updates[at].event.seat == seat && is_taking(updates[at].event)) return at == worst_at_;
  return false;
}

bool counts_off(Updates updates, std::size_t at) {
  const auto pair = [&](std::size_t first) {
    return first + 1 < updates.size() && is_taking(updates[first].event) &&
           updates[first + 1].event.kind == "negative_positive";
  };
  return pair(at) || (at > 0 && pair(at - 1));
}

void Pacing::fit(std::deque<Step>& steps, std::size_t first, const nimmt::View& view) {
  float needed = 0;
  for (std::size_t i = first; i < steps.size(); ++i)
    if (is_of_trick(steps[i].what)) needed += steps[i].hold;
  // The cards that wait for a decision have to be placed, too.
  const auto& queue = view.pub.queue;
  float reserved = 0;
  if (!queue.empty())
    reserved = (queue[0].seat == view.viewer ? kFull : kBrief) +
               kPassing * static_cast<float>(queue.size() - 1);
  const float left = budget_ - reserved;
  const float pace = needed > left ? std::max(left / needed, kFastest) : 1.0f;
  for (std::size_t i = first; i < steps.size(); ++i)
    if (is_of_trick(steps[i].what)) steps[i].hold *= pace;
  budget_ -= needed * pace;
}

}  // namespace tablee::nimmt::drawing
