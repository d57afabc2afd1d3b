#include "strangers/strangers.h"

#include <algorithm>
#include <iterator>

#include "strangers_list.h"

namespace tablee {
namespace {

constexpr Strangers kAll[] = {TABLEE_STRANGERS};

const Strangers* of_game(std::string_view game) {
  const auto at = std::ranges::find(kAll, game, &Strangers::game);
  return at == std::end(kAll) ? nullptr : at;
}

}  // namespace

const BotInfo* find_stranger(std::string_view game, std::string_view name) {
  const Strangers* all = of_game(game);
  if (!all) return nullptr;
  const BotInfo* bot = all->sparring(name);
  return bot ? bot : all->examiner(name);
}

bool is_examiner(std::string_view game, std::string_view name) {
  const Strangers* all = of_game(game);
  return all && all->examiner(name);
}

}  // namespace tablee
