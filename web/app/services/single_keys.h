#pragma once
// Single keys at the table as a service: what each of them announces (keys.h has the letters), and
// where they lead.

#include <string_view>

#include "core/item.h"
#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/services/answers.h"
#include "web/app/voice.h"

namespace tablee::app {

class SingleKeys {
 public:
  SingleKeys(Model& model, ToPage& page, Voice& voice, const Answers& answers)
      : model_(model), page_(page), voice_(voice), answers_(answers) {}

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

  Model& model_;
  ToPage& page_;
  Voice& voice_;
  const Answers& answers_;
};

}  // namespace tablee::app
