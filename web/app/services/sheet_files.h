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

  // "sheet …", "sheet_delete …", "sheet_restore", "export …", "import", "print".
  [[gnu::noinline]] bool act(std::string_view verb, std::string_view rest);
  // All of a file or nothing of it: sheets that are here already stay as they are.
  void take_in(std::string_view text);

 private:
  bool act_on_sheet(std::string_view verb, std::string_view rest);
  void save_as(std::string_view what);

  Model& model_;
  ToPage& page_;
  Voice& voice_;
};

}  // namespace tablee::app
