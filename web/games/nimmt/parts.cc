#include "web/games/nimmt/parts.h"

#include <algorithm>

#include "games/nimmt/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/game_renderer.h"

namespace tablee::nimmt::drawing {

Parts sort(const Stage& s) {
  Parts p;
  // While the last trick is still animated, the items already belong to the sheet after it.
  if (!shows_table(s.frame)) return p;
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    const std::string_view id = item.id;
    if (of_replay(id)) continue;
    if (in_note(item)) continue;
    const auto* number = data_of<NumberCard>(item);
    if (id == ids::kWhere) {
      p.where = &spoken;
    } else if (id == ids::kPrompt) {
      p.prompt = &spoken;
    } else if (in_bar(item)) {
      p.bar.push_back(&spoken);
    } else if (id == ids::kWhy) {
      p.why = &spoken;
    } else if (id == ids::kSkip) {
      p.skip = &spoken;
    } else if (id == ids::kRecap) {
      p.recap = &spoken;
    } else if (number && id.starts_with(ids::kHandCard)) {
      p.hand.push_back({&spoken, number->card});
    } else if (number && id.starts_with(kMarketCardId)) {
      p.market.push_back({&spoken, number->card});
    } else if (number && id.starts_with(kQueueCardId)) {
      p.queue.push_back({&spoken, number->card});
    } else if (number) {
      p.cards.push_back({&spoken, number->card});
    } else if (const auto* row = data_of<RowNumber>(item)) {
      p.rows.push_back({&spoken, row->row - 1});
    } else if (const auto* seat = data_of<SeatPoints>(item)) {
      p.seats.push_back({&spoken, seat->seat});
    } else if (const auto* known = data_of<SeatOf>(item); known && id.starts_with(kKnownId)) {
      p.known.push_back({&spoken, known->seat});
    } else if (id.starts_with(kSpecialId)) {
      p.specials.push_back(&spoken);
    } else if (id == kStockId) {
      p.stock = &spoken;
    } else if (item.role == Role::button || item.role == Role::toggle ||
               item.role == Role::choice) {
      p.actions.push_back(&spoken);
    } else if (item.role == Role::region || item.role == Role::list) {
      p.frames.push_back(&spoken);
    } else if (id == ids::kTitle) {
      p.title = &spoken;
    } else if (id == ids::kCommand) {
      p.command = &spoken;
    }
  }
  return p;
}

bool may_do(const Spoken& spoken) {
  return spoken.item->role == Role::button && spoken.item->enabled;
}

bool hides_hand(const Parts& parts) {
  return std::any_of(parts.actions.begin(), parts.actions.end(),
                     [](const Spoken* b) { return b->item->id == ids::kHandover; });
}

// Pressing a card or pointing at it shows where it would go.
std::string_view raised(const Stage& s, const Parts& parts) {
  if (!s.frame.lifted.empty()) return s.frame.lifted;
  for (const auto& [spoken, card] : parts.hand)
    if (may_do(*spoken) && (s.presses(spoken->item->id) || s.hovers(spoken->item->id)))
      return spoken->item->id;
  return {};
}

bool choosing(const Parts& parts) {
  const auto any = [](const auto& all) {
    return std::any_of(all.begin(), all.end(),
                       [](const auto& part) { return part.first->item->role == Role::button; });
  };
  return any(parts.hand) || any(parts.market) || any(parts.rows);
}

}  // namespace tablee::nimmt::drawing
