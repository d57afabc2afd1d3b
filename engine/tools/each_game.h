#pragma once
// For tools that measure a game and use its own types instead of the common interface.

#include "games/any_game_of.h"
#include "games_list.h"

namespace tablee::tools {

template <class... Games>
struct GameList {};
using AllGames = GameList<TABLEE_GAMES>;

// Calls f.template operator()<G>() for the game of that id. Returns false where there is none.
template <class F, class... Games>
bool with_game(std::string_view id, F&& f, GameList<Games...>) {
  return ((Games::kId == id ? (f.template operator()<Games>(), true) : false) || ...);
}
template <class F>
bool with_game(std::string_view id, F&& f) {
  return with_game(id, std::forward<F>(f), AllGames{});
}

}  // namespace tablee::tools
