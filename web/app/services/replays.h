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

  // "replay <sheet>", "slip 12", "link_look", "step next"; "why 40" or "again 40", of an event of
  // the match that the screen is about.
  [[gnu::noinline]] bool act(std::string_view verb, std::string_view rest);
  // The table before it is shown: what ReplayUi has coming is told now.
  void tell_coming();

 private:
  void open(const Record& record);
  void open_slip(std::string_view move);
  void explain(std::string_view event);
  bool see_again(std::size_t last);
  void explain_from(ReplayUi& own, std::size_t step, ReplayUi::Coming coming);
  void go_to(ReplayUi& own, std::size_t step, std::optional<std::size_t> asked = {});

  Model& model_;
  Voice& voice_;
  Narrator& narrator_;
};

}  // namespace tablee::app
