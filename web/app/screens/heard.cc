#include "web/app/screens/heard.h"

#include <algorithm>

#include "web/app/screens/parts.h"

namespace tablee::app {

Resting::Resting(const Model& m) {
  if (m.screen_id() != ScreenId::table || !m.session) return;
  game_ = m.session->match().setup().game;
  // Round one device the hand goes with its owner.
  hand_ = m.session->people() <= 1;
  answers_ = hand_ && !m.lesson;
}

bool Resting::has(const Item& item) const {
  return hand_ && item.role == Role::entry && item.id.starts_with(ids::kHandCard);
}

Items Resting::answers(const Items& shown) const {
  Items items;
  if (!answers_ ||
      std::any_of(shown.begin(), shown.end(), [this](const Item& i) { return is_answer(i); }))
    return items;
  for (const std::string_view answer : game_->answers())
    items.push_back(
        button(std::string(answer), msg_family(std::string(game_->id()) + ".", answer), {}));
  return items;
}

bool Resting::is_answer(const Item& item) const {
  if (!game_) return false;
  const auto all = game_->answers();
  return std::find(all.begin(), all.end(), item.id) != all.end();
}

Item Resting::answer_list() const {
  return {.id = "answers",
          .role = Role::list,
          .text = msg_family(std::string(game_->id()) + ".", "answers")};
}

}  // namespace tablee::app
