#pragma once
// What people at a table look up in its rules, and where that is told.

#include <string_view>

namespace tablee {

struct Topic {
  std::string_view kind;  // of the table whose rules they are
  std::string_view id;    // its name: the word "<kind>.topic.<id>"
  // Its paragraphs "<kind>.rules.<n>"; 0 is none.
  unsigned char rules[3];
  // Prompts "<game>.prompt.<prompt>…" ask just that; empty: none does.
  std::string_view prompt = {};
};

}  // namespace tablee
