#pragma once
// Items that many screens are made of.

#include "core/item.h"
#include "table/sheet.h"
#include "web/app/model.h"

namespace tablee::app {

Item button(std::string id, Message text, std::string action, std::uint8_t depth = 0);
// The one thing to do now.
Item main_button(std::string id, Message text, std::string action, std::uint8_t depth = 0);
Item heading(std::string id, Message text, int level, std::uint8_t depth = 0);
Item text_line(std::string id, Message text, std::uint8_t depth = 0);
Item back_button();
// The line for commands, with the answer to the last one.
void add_command_line(Items& items, const Model& model);

// A choice among texts: one item each, "<id>.<name>", doing "<action> <name>".
struct Option {
  std::string name;
  Message text;
  bool on;
};
void add_choices(Items& items, const std::string& id, Message label, const std::string& action,
                 const std::vector<Option>& options, std::uint8_t depth = 0);
// On or off: does "<action> 1" or "<action> 0".
Item toggle(std::string id, Message text, const std::string& action, bool on, Message hint = {},
            std::uint8_t depth = 0);
// A number with its two buttons; an end that is reached is not enabled.
void add_stepper(Items& items, const std::string& id, Message text, const std::string& action,
                 int value, int low, int high, int step, std::uint8_t depth = 0);

// A sheet as a table: a row a player, with every round and the total.
void add_sheet(Items& items, const Sheet& sheet, std::uint8_t depth = 0);
// What people call that table: "6 qui surprend".
Message kind_text(const AnyGame& game, const OptionSet& options);
// "21/11/2026" in the language's order, from "2026-11-21"; the text itself where it is none.
Message date_text(std::string_view date);

}  // namespace tablee::app
