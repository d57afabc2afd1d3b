#pragma once
// The characters that people choose from besides the levels: each plays as a level does, but leans
// to one habit (bots/leanings.h). The window needs only their names, so this header does not bring
// in the bots.

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "core/levels.h"

namespace tablee {

// In the order of kCharacters. A habit is expressed anew for each game.
enum class Character : std::uint8_t {
  squirrel,  // keeps what is small: its low cards, its chips
  mouse,     // gets rid of its low cards first; takes low cards only
  magpie,    // collects what lies close together
  pig,       // trusts in luck: plays to long rows, refuses to the last chip
  tortoise,  // takes no risk: plays to short rows, never runs out of chips
  parrot,    // does as the others have done
  goat,      // avenges itself: dear cards once it had to take, cards that others want
  chick,     // for children: a dreamer who decides on a whim
};

// Their words are "bot.<name>" and "bot_about.<name>".
inline constexpr std::string_view kCharacters[] = {"squirrel", "mouse",  "magpie", "pig",
                                                   "tortoise", "parrot", "goat",   "chick"};
inline constexpr std::size_t kCharacterCount = std::size(kCharacters);

// The chick is for children at any table, so it has one strength.
constexpr bool has_strengths(Character character) { return character != Character::chick; }

// A character at the strength of a level.
struct Player {
  Character character{};
  std::string_view level{};  // one of kLevels
  std::string_view name() const { return kCharacters[static_cast<std::size_t>(character)]; }
};

// Bots, records and links call a player "<character>_<level>".
std::string player_name(const Player& player);
// Empty where the bot of that name is no character.
std::optional<Player> read_player(std::string_view bot);
// Is it one whom people can choose: a level or a character?
bool is_known_bot(std::string_view bot);

}  // namespace tablee
