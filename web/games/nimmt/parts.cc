#include "web/games/nimmt/parts.h"

#include <algorithm>

#include "games/nimmt/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/game_renderer.h"

namespace tablee::nimmt::drawing {

int number_of(std::string_view id, std::string_view kind) {
  if (id.size() <= kind.size() || id[0] != kind[0] || !id.starts_with(kind)) return -1;
  int n = 0;
  for (const char c : id.substr(kind.size())) {
    if (c < '0' || c > '9') return -1;
    n = n * 10 + (c - '0');
  }
  return n;
}

Parts sort(const Stage& s) {
  Parts p;
  // While the last trick is still told, the items are already those of the sheet after it.
  if (!shows_table(s.frame)) return p;
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    const std::string_view id = item.id;
    if (of_replay(id)) continue;
    int n = 0;
    if (in_note(item)) continue;
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
    } else if ((n = number_of(id, ids::kHandCard)) >= 0) {
      p.hand.push_back({&spoken, static_cast<Card>(n)});
    } else if ((n = number_of(id, kMarketCardId)) >= 0) {
      p.market.push_back({&spoken, static_cast<Card>(n)});
    } else if ((n = number_of(id, kQueueCardId)) >= 0) {
      p.queue.push_back({&spoken, static_cast<Card>(n)});
    } else if ((n = number_of(id, ids::kRow)) >= 1) {
      p.rows.push_back({&spoken, n - 1});
    } else if ((n = number_of(id, ids::kSeat)) >= 0) {
      p.seats.push_back({&spoken, n});
    } else if ((n = number_of(id, kKnownId)) >= 0) {
      p.known.push_back({&spoken, n});
    } else if (id.starts_with(kSpecialId)) {
      p.specials.push_back(&spoken);
    } else if (id == kStockId) {
      p.stock = &spoken;
    } else if ((n = number_of(id, ids::kCardIn)) >= 0) {
      p.cards.push_back({&spoken, static_cast<Card>(n)});
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

// A finger that rests on a card, or a mouse over it, asks where that would go.
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
