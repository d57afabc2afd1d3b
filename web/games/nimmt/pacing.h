#pragma once
// How long the parts of a trick are shown. A trick has a budget of seconds, which is spent on what
// matters: the viewer's own taking and the trick's worst one are shown in full, other takings
// briefly, and cards without consequences in passing. Special cards have their own time.

#include <algorithm>
#include <cstddef>
#include <deque>
#include <span>

#include "web/games/nimmt/plan.h"

namespace tablee::nimmt::drawing {

// Seconds at normal speed, from the last card chosen to the last one placed: four players 4, ten 7.
constexpr float trick_budget(int players) {
  return 4.0f + 0.5f * static_cast<float>(std::max(players - 4, 0));
}
// Steps are never shortened more than that; with more takings than fit, a trick takes longer.
inline constexpr float kFastest = 0.5f;

using Updates = std::span<const TableUpdate>;

// Whether update `at` is a taking from which a card is counted off, or the special card that
// follows it and does that: the special card is shown first, because it is the cause.
bool counts_off(Updates updates, std::size_t at);

class Pacing {
 public:
  // Before updates are planned.
  void read(Updates updates);
  // Whether the taking that update `at` of those just read belongs to is shown in full.
  bool in_full(Updates updates, std::size_t at, Seat viewer) const;
  // Afterwards: shortens the steps from `first` on, where they exceed the budget.
  void fit(std::deque<Step>& steps, std::size_t first, const nimmt::View& view);

 private:
  std::size_t worst_at_ = 0;  // of the updates just read: the worst taking; their number: none
  int worst_ = 0;             // heads of the trick's worst taking so far
  float budget_ = trick_budget(kMaxSeats);  // seconds that are left of the trick's
};

}  // namespace tablee::nimmt::drawing
