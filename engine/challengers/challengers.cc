#include "challengers/challengers.h"

#include "challengers/nimmt/challenger.h"
#include "challengers/nothanks/challenger.h"
#include "games/nimmt/game.h"
#include "games/nothanks/game.h"

namespace tablee {

const BotInfo* find_challenger(std::string_view game, std::string_view name) {
  static constexpr BotInfo kNimmt{"challenger", &nimmt::challengers::ask, true};
  static constexpr BotInfo kNothanks{"challenger", &nothanks::challengers::ask};
  if (game == nimmt::Game::kId && name == kNimmt.name) return &kNimmt;
  if (game == nothanks::Game::kId && name == kNothanks.name) return &kNothanks;
  return nullptr;
}

}  // namespace tablee
