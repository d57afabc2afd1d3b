#pragma once
// Advice as a service: requests hints at the table and the analysis after a match from the worker.
// The answers so far are in the model's analyst, which screens read.

#include <string_view>

#include "web/app/model.h"
#include "web/app/page/to_page.h"

namespace tablee::app {

class Advisor {
 public:
  Advisor(Model& model, ToPage& page) : model_(model), page_(page) {}

  // A hint, on or off, and the look back; false: neither, or nothing to advise on.
  bool act(const Action& action);
  // Sends questions that have not been sent yet; drops hints for decisions that have been made.
  void ask();

 private:
  bool look_back();

  Model& model_;
  ToPage& page_;
};

}  // namespace tablee::app
