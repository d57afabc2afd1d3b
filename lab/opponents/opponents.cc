#include "lab/opponents/opponents.h"

#include <algorithm>
#include <iterator>

#include "opponents_list.h"

namespace tablee {
namespace {

constexpr OpponentSet kAll[] = {TABLEE_OPPONENTS};

const OpponentSet* of_game(std::string_view game) {
  const auto at = std::ranges::find(kAll, game, &OpponentSet::game);
  return at == std::end(kAll) ? nullptr : at;
}

}  // namespace

const BotInfo* find_opponent(std::string_view game, std::string_view name) {
  const OpponentSet* all = of_game(game);
  if (!all) return nullptr;
  const BotInfo* bot = all->training(name);
  return bot ? bot : all->held_out(name);
}

bool is_held_out(std::string_view game, std::string_view name) {
  const OpponentSet* all = of_game(game);
  return all && all->held_out(name);
}

}  // namespace tablee
