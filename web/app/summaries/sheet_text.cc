#include "web/app/summaries/sheet_text.h"

#include "core/characters.h"
#include "core/date.h"
#include "text/search.h"
#include "web/app/screens/parts.h"

namespace tablee::app {

std::string_view kind_name(const Sheet& sheet) {
  const AnyGame* game = find_game(sheet.game);
  return game ? kind_of(*game, sheet.options).name : std::string_view(sheet.game);
}

std::string bot_words(std::string_view bot, text::Language language) {
  if (const auto player = read_player(bot))
    return text::render(language, msg("face.with")
                                      .with_message("what", msg_family("bot.", player->name()))
                                      .with_message("look", msg_family("bot.", player->level)));
  const Message name = msg_family("bot.", bot);
  if (!text::find_words(language, name.key)) return std::string(bot);
  return text::render(language, msg("app.stand_in").with_message("name", name));
}

bool found(const Sheet& sheet, std::string_view search, text::Language language) {
  std::string all = sheet.title + ' ' + sheet.date + ' ';
  all += text::render(language, date_text(sheet.date)) + ' ';
  if (const auto date = read_date(sheet.date))
    for (const char* mark : {"/", "."})
      all += std::to_string(date->day) + mark + std::to_string(date->month) + mark +
             std::to_string(date->year) + ' ';
  const Message kind = msg_family("game.", kind_name(sheet));
  if (text::find_words(language, kind.key)) all += text::render(language, kind) + ' ';
  for (const std::string& name : seat_names(sheet.players, language)) all += name + ' ';
  return text::has_typed(all, search);
}

std::vector<std::string> counted_as(const Sheet& sheet, text::Language language) {
  std::vector<std::string> who = seat_names(sheet.players, language);
  for (std::size_t i = 0; i < who.size(); ++i)
    if (const SeatSetup& seat = sheet.players[i]; !seat.person()) who[i] = kBotMark + seat.bot;
  return who;
}

}  // namespace tablee::app
