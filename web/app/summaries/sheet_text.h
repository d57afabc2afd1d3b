#pragma once
// Sheets in words: their titles, the search, and who is counted.

#include <string>
#include <string_view>
#include <vector>

#include "table/sheet.h"
#include "text/text.h"

namespace tablee::app {

// What people call that sheet's table; the game's id where it is not known.
std::string_view kind_name(const Sheet& sheet);
// A bot of that level, as people see it among the players.
std::string bot_words(std::string_view bot, text::Language language);
// Does a typed search find that sheet? Every word must be in its title, date, game or names, in
// any case, with or without accents.
bool found(const Sheet& sheet, std::string_view search, text::Language language);
// The players for statistics, one a seat: people are told apart by their names on the screen, bots
// by their level.
std::vector<std::string> counted_as(const Sheet& sheet, text::Language language);
inline constexpr char kBotMark = '\1';  // before a bot's level there

}  // namespace tablee::app
