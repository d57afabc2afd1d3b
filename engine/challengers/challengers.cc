#include "challengers/challengers.h"

#include "challengers_list.h"

namespace tablee {

const BotInfo* find_challenger(std::string_view game, std::string_view name) {
  static constexpr Challenger kAll[] = {TABLEE_CHALLENGERS};
  for (const Challenger& one : kAll)
    if (one.game == game && one.bot.name == name) return &one.bot;
  return nullptr;
}

}  // namespace tablee
