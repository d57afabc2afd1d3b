#pragma once
// The screen's items, grouped by their use at the table.

#include <vector>

#include "core/seat.h"
#include "web/draw/frame/stage.h"

namespace tablee::nothanks::drawing {

using namespace draw;

struct Parts {
  const Spoken *where = nullptr, *title = nullptr, *prompt = nullptr;
  const Spoken *card = nullptr, *chips = nullptr, *peek = nullptr, *command = nullptr;
  const Spoken* why = nullptr;                   // the button that asks what a card cost
  const Spoken* choice[2] = {nullptr, nullptr};  // take, no
  std::vector<const Spoken*> bar, others, frames;
  PerSeat<const Spoken*> seats{};
};

Parts sort(const Stage& s);

}  // namespace tablee::nothanks::drawing
