#pragma once
// Score sheets as a service: one is opened, deleted and put back; out to files, and in from them.

#include <string_view>

#include "web/app/model.h"
#include "web/app/page/to_page.h"
#include "web/app/voice.h"

namespace tablee::app {

class SheetFiles {
 public:
  SheetFiles(Model& model, ToPage& page, Voice& voice)
      : model_(model), page_(page), voice_(voice) {}

  // A sheet is opened, deleted, restored, printed; sheets go to files and come from them. False:
  // none of these.
  [[gnu::noinline]] bool act(const Action& action);
  // All of a file or nothing of it: sheets that are here already stay as they are.
  void take_in(std::string_view text);

 private:
  bool act_on_sheet(const Action& action);
  // All sheets, or the one of that key where it is not empty.
  void save_as(bool csv, std::string_view only);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
};

}  // namespace tablee::app
