#pragma once
// What people at a table look up in its rules, and where that is told.

#include <string_view>

namespace tablee::app {

struct Topic {
  std::string_view kind;  // of the table whose rules they are
  std::string_view id;    // its name: the word "rules.topic.<id>"
  // Its paragraphs "<kind>.rules.<n>"; 0 is none.
  unsigned char rules[3];
  // Prompts "<game>.prompt.<prompt>…" ask just that; empty: none does.
  std::string_view prompt = {};
};

// Where a table is played by the rules of the plain one as well, its own come first.
inline constexpr Topic kTopics[] = {
    {"surprend", "when", {5, 13, 14}, "place"},
    {"surprend", "exchange", {13}, "exchange"},
    {"nimmt", "low", {9, 10, 11}, "row"},
    {"nimmt", "sixth", {7, 8, 11}},
    {"nimmt", "order", {4, 3, 5}},
    {"nimmt", "heads", {12}},
    {"nimmt", "end", {13, 14, 2}},
    {"nothanks", "chips", {4}, "must_take"},
    {"nothanks", "runs", {6, 7}},
    {"nothanks", "end", {8, 2}},
};

}  // namespace tablee::app
