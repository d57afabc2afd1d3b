#pragma once
// One truth for two senses: a screen is first a flat list of these, in reading order. The text
// mirror turns it into headings, lists and buttons; the drawing shows the same items.

#include <cstdint>
#include <string>
#include <vector>

#include "core/message.h"

namespace tablee {

enum class Role : std::uint8_t {
  heading,  // level in Item::level (1 … 4)
  region,   // a landmark with a name; holds the deeper items after it
  list,     // holds entries
  entry,    // one line of a list
  text,     // a paragraph
  button,   // does Item::action
  toggle,   // a button that is on or off
  choice,   // one of several buttons of which one is on
  input,    // a line of text (a name): real DOM
  table,    // holds rows, the first of them of headers
  row,      // holds cells
  header,   // a cell that names its row or column
  cell,     // a cell
};

struct Item {
  std::string id{};  // unique on the screen and stable: "hand.14", "row.2"
  Role role = Role::text;
  std::uint8_t depth = 0;  // nesting: an item belongs to the last shallower one before it
  std::uint8_t level = 0;  // of a heading
  Message text{};          // what it says
  Message hint{};          // what doing it would bring, if there is more to say
  std::string action{};    // what it does: "move 14", "go home"; empty where it does nothing
  std::string value{};     // of an input
  bool enabled = true;
  bool confirm = false;  // a first tap shows what it would do, a second does it
  bool on = false;       // toggle, choice: is on; entry, text: is the current one
};

using Items = std::vector<Item>;

}  // namespace tablee
