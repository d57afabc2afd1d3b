#pragma once
// Advice as a service: hints at the table and the look back after a match, asked of the worker.
// What is known of them so far is the model's analyst, which screens read.

#include <string_view>

#include "web/app/model.h"
#include "web/app/page/to_page.h"

namespace tablee::app {

class Advisor {
 public:
  Advisor(Model& model, ToPage& page) : model_(model), page_(page) {}

  // A hint, on or off, and the look back; false: neither, or nothing to advise on.
  bool act(const Action& action);
  // Asks what has not been asked yet; hints for decisions that have been made are dropped.
  void ask();

 private:
  bool look_back();

  Model& model_;
  ToPage& page_;
};

}  // namespace tablee::app
