#include "core/characters.h"

namespace tablee {

std::string player_name(const Player& player) {
  return std::string(player.name()).append("_").append(player.level);
}

std::optional<Player> read_player(std::string_view bot) {
  const auto mark = bot.find('_');
  if (mark == std::string_view::npos) return {};
  const auto character =
      std::find(std::begin(kCharacters), std::end(kCharacters), bot.substr(0, mark));
  const auto level = std::find(std::begin(kLevels), std::end(kLevels), bot.substr(mark + 1));
  if (character == std::end(kCharacters) || level == std::end(kLevels)) return {};
  const Player player{static_cast<Character>(character - std::begin(kCharacters)), *level};
  if (!has_strengths(player.character) && player.level != kLevels[0]) return {};
  return player;
}

bool is_known_bot(std::string_view bot) { return is_level(bot) || read_player(bot); }

}  // namespace tablee
