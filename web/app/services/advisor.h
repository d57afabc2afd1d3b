#pragma once
// Advice as a service: requests hints at the table, the analysis after a match and the comparison
// with the levels from the worker. The answers so far are in the model's analyst and comparer.

#include <string_view>

#include "web/app/model.h"
#include "web/app/page/to_page.h"

namespace tablee::app {

class Advisor {
 public:
  Advisor(Model& model, ToPage& page) : model_(model), page_(page) {}

  // A hint, on or off, the look back and the comparison; false: neither, or nothing to advise on.
  bool act(const Action& action);
  // Sends questions that have not been sent yet; drops hints for decisions that have been made.
  void ask();

 private:
  bool look_back();
  [[gnu::noinline]] bool compare(int round);

  Model& model_;
  ToPage& page_;
};

}  // namespace tablee::app
