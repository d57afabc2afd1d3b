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

  // "hint 1", "review"; false: none of its words, or nothing to advise on.
  bool act(std::string_view verb, std::string_view rest);
  // Asks what has not been asked yet; hints for decisions that have been made are dropped.
  void ask();

 private:
  bool look_back();

  Model& model_;
  ToPage& page_;
};

}  // namespace tablee::app
