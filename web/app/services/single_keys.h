#pragma once
// Single keys at the table as a service: what each of them announces (keys.h has the letters), and
// where they lead.

#include <string_view>
#include <vector>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/services/narrator.h"
#include "web/app/voice.h"

namespace tablee::app {

class SingleKeys {
 public:
  SingleKeys(Model& model, ToPage& page, Voice& voice, const Narrator& narrator)
      : model_(model), page_(page), voice_(voice), narrator_(narrator) {}

  // Does the table listen to them?
  bool heard() const;
  // Announces only what the screen shows, without an entry in the log: questions decide nothing.
  // True if the screen has to be rebuilt.
  // `top_row`: the digit printed on that key, where the keyboard gives it only with Shift.
  [[gnu::noinline]] bool act(std::string_view key, std::string_view top_row, const Items& shown,
                             std::string_view focused);
  // Keyboard users move on to the highlighted items instead of searching: first the effect, then
  // the items to touch. The id; empty if no move is incomplete.
  [[gnu::noinline]] std::string_view lit(const Items& shown) const;

 private:
  void go_to_number(char digit, const Items& shown);
  const Item* next_row(const Items& shown);
  std::vector<Message> last_trick() const;

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  const Narrator& narrator_;
};

}  // namespace tablee::app
