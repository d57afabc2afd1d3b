#pragma once
// The characters of a game as bots: each at each strength that it has.

#include <array>

#include "bots/level.h"
#include "bots/player.h"

namespace tablee {

template <class G>
constexpr const BotInfo& level_of(std::string_view name) {
  const auto& all = Levels<G>::kAll;
  return *std::find_if(all.begin(), all.end(), [&](const BotInfo& b) { return b.name == name; });
}

// "<character>_<level>" as a constant.
template <std::size_t C, std::size_t L>
constexpr auto kPlayerName = [] {
  constexpr std::string_view character = kCharacters[C], level = kLevels[L];
  std::array<char, character.size() + 1 + level.size()> name{};
  auto* end = std::copy(character.begin(), character.end(), name.data());
  *end++ = '_';
  std::copy(level.begin(), level.end(), end);
  return name;
}();

template <class G, std::size_t C, std::size_t L>
std::unique_ptr<Thinking> ask_player(const Question& q) {
  constexpr auto character = static_cast<Character>(C);
  Dislikes dislikes;
  Leanings<G>::lean(character, q, dislikes);
  return think_as(character, q, level_of<G>(kLevels[L]).ask(q), dislikes, Leanings<G>::kMost[L]);
}

template <class G, std::size_t C, std::size_t L>
constexpr BotInfo player_bot() {
  constexpr const auto& name = kPlayerName<C, L>;
  return {{name.data(), name.size()},
          &ask_player<G, C, L>,
          Leanings<G>::kReadsHistory || level_of<G>(kLevels[L]).reads_history};
}

// The characters at every level in turn; those that have one strength come last and only once.
template <class G>
constexpr auto kCast = [] {
  constexpr std::size_t kLevelCount = std::size(kLevels), kVaried = kCharacterCount - 1;
  static_assert(!has_strengths(static_cast<Character>(kVaried)));
  return []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<BotInfo, sizeof...(I) + 1>{
        {player_bot<G, I / kLevelCount, I % kLevelCount>()..., player_bot<G, kVaried, 0>()}};
  }
  (std::make_index_sequence<kVaried * kLevelCount>{});
}();

}  // namespace tablee
