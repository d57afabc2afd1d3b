// Whose face it is. faces_list.h is made by the build from its list of games.

#include <algorithm>

#include "faces_list.h"
#include "web/app/ids.h"
#include "web/draw/face.h"

namespace tablee::draw {
namespace {

// In the order of all_games().
Face& face_at(std::size_t game) {
  static Face* const faces[] = {TABLEE_FACES};
  return *faces[game];
}

}  // namespace

bool shows_table(const Frame& frame) {
  return std::any_of(frame.items.begin(), frame.items.end(),
                     [](const Spoken& spoken) { return spoken.item->id == ids::kWhere; });
}

Face& face_of(const AnyGame& game) {
  const auto games = all_games();
  return face_at(
      static_cast<std::size_t>(std::find(games.begin(), games.end(), &game) - games.begin()));
}

Face& face_of_kind(std::string_view kind) {
  const auto games = all_games();
  for (std::size_t i = 0; i < games.size(); ++i)
    for (const TableKind& each : games[i]->kinds())
      if (each.name == kind) return face_at(i);
  return face_at(0);
}

}  // namespace tablee::draw
