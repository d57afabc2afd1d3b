#pragma once
// A question about the rules, and the paragraphs that answer it.

#include <string_view>

namespace tablee {

struct Topic {
  std::string_view kind;  // of table
  std::string_view id;    // the words "<kind>.topic.<id>"
  // The numbers of the paragraphs "<kind>.rules.<n>", 0: none. The first is required.
  unsigned char rules[3];
  // The topic is offered first while the prompt is "<game>.prompt.<prompt>" or begins with that;
  // empty: at no prompt.
  std::string_view prompt = {};
};

}  // namespace tablee
