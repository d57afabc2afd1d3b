#pragma once
// Looking at matches again as a service: step by step from a sheet, a link or a review, or that
// trick of the match under way in which something came about, with why.

#include <string_view>

#include "web/app/model.h"
#include "web/app/screens/ui.h"
#include "web/app/services/narrator.h"
#include "web/app/voice.h"

namespace tablee::app {

class Replays {
 public:
  Replays(Model& model, Voice& voice, Narrator& narrator)
      : model_(model), voice_(voice), narrator_(narrator) {}

  // Opens the match of a sheet, a slip or a link; steps in the one that is shown; explains an event
  // of the match that the screen is about. False: none of these.
  [[gnu::noinline]] bool act(const Action& action);
  // Shows the moves of an unfinished record from that step to its end, as they came, then says
  // `story`.
  [[gnu::noinline]] void tell(const Record& record, std::size_t step, Message story);
  // The table before the step is shown: announces the step that ReplayUi has pending.
  void tell_coming();

 private:
  void open(const Record& record);
  // The choice at that place of the record.
  void open_slip(int move);
  // The event at that place among those of the match.
  void explain(int event);
  bool see_again(std::size_t last);
  bool step(Verb verb);
  void explain_from(ReplayUi& own, std::size_t step, ReplayUi::Coming coming);
  void go_to(ReplayUi& own, std::size_t step, std::optional<std::size_t> asked = {});

  Model& model_;
  Voice& voice_;
  Narrator& narrator_;
};

}  // namespace tablee::app
