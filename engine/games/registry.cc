// Every game of this build. games_list.h is generated from the list of folders in CMakeLists.txt.

#include <array>

#include "games/any_game_of.h"
#include "games_list.h"

namespace tablee {
namespace {

template <class... Games>
struct Table {
  static std::span<const AnyGame* const> all() {
    static const std::array<const AnyGame*, sizeof...(Games)> games{&GameOf<Games>::instance()...};
    return games;
  }
};

}  // namespace

std::span<const AnyGame* const> all_games() { return Table<TABLEE_GAMES>::all(); }

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame* game : all_games())
    if (game->id() == id) return game;
  return nullptr;
}

TableKind kind_of(const AnyGame& game, const OptionSet& options) {
  TableKind found = game.kinds().front();
  for (const TableKind& kind : game.kinds())
    for (const auto& [key, value] : options)
      if (key == kind.flag && value != 0) found = kind;
  return found;
}

bool makes_kind(const AnyGame& game, std::string_view option) {
  for (const TableKind& kind : game.kinds())
    if (!kind.flag.empty() && kind.flag == option) return true;
  return false;
}

}  // namespace tablee
