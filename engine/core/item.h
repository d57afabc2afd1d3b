#pragma once
// One truth for two senses: a screen is first a flat list of these, in reading order. The text
// mirror turns it into headings, lists and buttons; the drawing shows the same items.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/action.h"
#include "core/item_data.h"
#include "core/message.h"

namespace tablee {

enum class Role : std::uint8_t {
  heading,     // level in Item::level (1 … 4)
  region,      // a landmark with a name; holds the deeper items after it
  list,        // holds entries
  entry,       // one line of a list
  text,        // a paragraph
  button,      // does Item::action
  toggle,      // a button that is on or off
  choice,      // one of several buttons of which one is on
  disclosure,  // a button that shows what is chosen, and opens or closes the choices after it
  input,       // a line of text (a name): real DOM
  table,       // holds rows, the first of them of headers
  row,         // holds cells
  header,      // a cell that names its row or column
  cell,        // a cell
  chart,       // holds entries with a line of figures: drawn as lines, told as a list
};

struct Item {
  std::string id{};  // unique on the screen and stable: "hand.14", "row.2"
  Role role = Role::text;
  // Nesting: an item belongs to the last shallower one before it, which must hold items
  // (nesting.h).
  std::uint8_t depth = 0;
  std::uint8_t level = 0;      // of a heading; of an input 1: figures are typed
  Message text{};              // what it says
  Message hint{};              // what doing it would bring, if there is more to say
  Action action{};             // what it does; empty where it does nothing
  ItemData data{};             // the figures, cards and seats that it is about
  std::optional<Cost> cost{};  // of a choice, where that is advised
  bool enabled = true;
  bool confirm = false;  // a first tap shows what it would do, a second does it
  bool wanted = false;   // in a lesson: what is to be touched now
  // Toggle, choice: is on; disclosure: is open; entry, text, row: the current one, one's own; of
  // who has won: a person.
  bool on = false;
};

using Items = std::vector<Item>;

// What the item carries of that kind; null: nothing.
template <class Data>
const Data* data_of(const Item& item) {
  return std::get_if<Data>(&item.data);
}
// What stands in an input; empty where it is none.
inline std::string_view field_text(const Item& item) {
  const auto* field = data_of<FieldText>(item);
  return field ? std::string_view(field->text) : std::string_view();
}

// What something is called, and what there is to say about it.
inline Message explained(Message name, Message about) {
  return msg("table.explained")
      .with_message("name", std::move(name))
      .with_message("about", std::move(about));
}

}  // namespace tablee
