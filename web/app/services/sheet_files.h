#pragma once
// Opens, deletes, restores, exports and imports score sheets.

#include <string_view>

#include "web/app/model.h"
#include "web/app/page/from_page.h"
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
  // A file was chosen: opens the preview. If it holds nothing new or nothing readable, only reports
  // that. Ignored if the score sheets are no longer open.
  void preview(const PickedSaid& said);
  // A worker reads a file. Its reading is stopped if the score sheets are no longer open.
  void reading(const ReadingSaid& said);

 private:
  void report(Message said);
  void stop();
  bool act_on_sheet(const Action& action);
  // All sheets, or the one of that key where it is not empty.
  void save_as(bool csv, std::string_view only);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
};

}  // namespace tablee::app
