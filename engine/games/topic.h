#pragma once
// A question about the rules, and the paragraphs that answer it.

#include <string_view>

namespace tablee {

struct Topic {
  std::string_view kind;  // of table
  std::string_view id;    // the words "<kind>.topic.<id>"
  // The paragraphs "<kind>.rules.<n>", 0: none. The first must be there.
  unsigned char rules[3];
  // Offered first while the prompt is "<game>.prompt.<prompt>", or begins so; empty: at no prompt.
  std::string_view prompt = {};
};

}  // namespace tablee
