#include "web/games/nothanks/parts.h"

#include "games/nothanks/describe.h"
#include "web/app/ids.h"
#include "web/draw/screens/bar.h"
#include "web/draw/screens/note.h"
#include "web/draw/screens/replay_strip.h"
#include "web/draw/table/game_renderer.h"

namespace tablee::nothanks::drawing {

Parts sort(const Stage& s) {
  Parts p;
  // While the last card is still moving, the items already belong to the sheet, which has the same
  // bar.
  const bool table = shows_table(s.frame);
  for (const Spoken& spoken : s.frame.items) {
    const Item& item = *spoken.item;
    const std::string_view id = item.id;
    if (in_note(item)) continue;
    if (of_replay(id)) continue;
    if (id == ids::kTitle) {
      p.title = &spoken;
    } else if (in_bar(item)) {
      p.bar.push_back(&spoken);
    } else if (!table) {
      continue;
    } else if (id == ids::kWhere) {
      p.where = &spoken;
    } else if (id == ids::kPrompt) {
      p.prompt = &spoken;
    } else if (id == ids::kCard) {
      p.card = &spoken;
    } else if (id == kChipsId) {
      p.chips = &spoken;
    } else if (id == ids::kCommand) {
      p.command = &spoken;
    } else if (id == ids::kWhy || id == ids::kCoach || id.starts_with(ids::kTrial)) {
      p.why = &spoken;
    } else if (id == ids::kPeek) {
      p.peek = &spoken;
    } else if (id == kTakeId || id == kNoId) {
      p.choice[id == kTakeId ? 0 : 1] = &spoken;
    } else if (const auto* seat = data_of<SeatPoints>(item)) {
      p.seats[seat->seat] = &spoken;
    } else if (item.role == Role::button && id != ids::kSkip) {
      p.others.push_back(&spoken);
    } else if (item.role == Role::region || item.role == Role::list) {
      p.frames.push_back(&spoken);
    }
  }
  return p;
}

}  // namespace tablee::nothanks::drawing
