// The bots of each game. The build generates levels_list.h from its list of folders.

#include "bots/cast.h"
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
  static std::span<const BotInfo> cast(std::string_view game) {
    std::span<const BotInfo> found;
    ((Games::kId == game ? void(found = kCast<Games>) : void()), ...);
    return found;
  }
  static void lean(std::string_view game, Character character, const Question& question,
                   Dislikes& dislikes) {
    ((Games::kId == game ? Leanings<Games>::lean(character, question, dislikes) : void()), ...);
  }
};

}  // namespace

std::span<const BotInfo> bots_of(std::string_view game) { return Table<TABLEE_GAMES>::find(game); }
std::span<const BotInfo> cast_of(std::string_view game) { return Table<TABLEE_GAMES>::cast(game); }

const BotInfo* find_bot(std::string_view game, std::string_view name) {
  for (const auto& bots : {bots_of(game), cast_of(game)})
    for (const BotInfo& bot : bots)
      if (bot.name == name) return &bot;
  return nullptr;
}

void lean(std::string_view game, Character character, const Question& question,
          Dislikes& dislikes) {
  dislikes.clear();
  Table<TABLEE_GAMES>::lean(game, character, question, dislikes);
}

Decision think(const BotInfo& bot, const Question& question) {
  const auto thinking = bot.ask(question);
  while (!thinking->step(50)) {
  }
  return thinking->decision();
}

}  // namespace tablee
