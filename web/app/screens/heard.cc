#include "web/app/screens/heard.h"

#include <algorithm>

#include "web/app/screens/parts.h"

namespace tablee::app {

Resting::Resting(const Model& m) {
  // Round one device the hand goes with its owner.
  if (m.place() != Place::table || !m.session || m.session->people() > 1) return;
  hand_ = true;
  answers_ = !m.lesson && m.session->match().setup().game->id() == "nothanks";
}

bool Resting::has(const Item& item) const {
  return hand_ && item.role == Role::entry && item.id.starts_with("hand.");
}

Items Resting::answers(const Items& shown) const {
  Items items;
  if (!answers_ || std::any_of(shown.begin(), shown.end(), is_answer)) return items;
  for (const char* answer : {"take", "no"})
    items.push_back(button(answer, msg_family("nothanks.", answer), {}));
  return items;
}

bool Resting::is_answer(const Item& item) { return item.id == "take" || item.id == "no"; }

Item Resting::answer_list() {
  return {.id = "answers", .role = Role::list, .text = msg("nothanks.answers")};
}

}  // namespace tablee::app
