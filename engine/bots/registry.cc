// The bots of each game. The build generates levels_list.h from its list of folders.

#include "bots/plain_bots.h"
#include "bots/plain_levels.h"
#include "levels_list.h"

namespace tablee {
namespace {

// First the bots without search, then the game's own.
template <class G>
constexpr auto kBots = [] {
  constexpr auto plain = plain_bots<G>();
  constexpr auto& own = Levels<G>::kAll;
  std::array<BotInfo, plain.size() + own.size()> all{};
  std::copy(own.begin(), own.end(), std::copy(plain.begin(), plain.end(), all.begin()));
  return all;
}();

template <class... Games>
struct Table {
  static std::span<const BotInfo> find(std::string_view game) {
    std::span<const BotInfo> found;
    ((Games::kId == game ? void(found = kBots<Games>) : void()), ...);
    return found;
  }
};

}  // namespace

std::span<const BotInfo> bots_of(std::string_view game) { return Table<TABLEE_GAMES>::find(game); }

const BotInfo* find_bot(std::string_view game, std::string_view name) {
  for (const BotInfo& bot : bots_of(game))
    if (bot.name == name) return &bot;
  return nullptr;
}

Decision think(const BotInfo& bot, const Question& question) {
  const auto thinking = bot.ask(question);
  while (!thinking->step(50)) {
  }
  return thinking->decision();
}

}  // namespace tablee
