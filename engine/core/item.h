#pragma once
// A screen is first of all a flat list of items in reading order. The accessible document turns it
// into headings, lists and buttons, and the canvas draws the same items, so that both show the
// same.

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
  chart,       // holds entries with a line of figures: drawn as lines, read as a list
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
  std::optional<Cost> cost{};  // of a choice, where the adviser has valued it
  bool enabled = true;
  bool confirm = false;  // a first tap shows what it would do, a second does it
  bool costly = false;   // … and it costs something: only the button that names it does it
  bool wanted = false;   // in a lesson: the learner has to touch this item now
  // Toggle, choice: it is on. Disclosure: it is open. Entry, text, row: it is the current one or
  // the player's own; of a winner: the winner is a person.
  bool on = false;
};

using Items = std::vector<Item>;

// The data of that type; null where the item carries none of it.
template <class Data>
const Data* data_of(const Item& item) {
  return std::get_if<Data>(&item.data);
}
// The content of an input; empty where the item is no input.
inline std::string_view field_text(const Item& item) {
  const auto* field = data_of<FieldText>(item);
  return field ? std::string_view(field->text) : std::string_view();
}

// A name followed by an explanation of it.
inline Message explained(Message name, Message about) {
  return msg("table.explained")
      .with_message("name", std::move(name))
      .with_message("about", std::move(about));
}

}  // namespace tablee
