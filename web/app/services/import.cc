#include "web/app/services/import.h"

#include <algorithm>
#include <utility>

namespace tablee::app {

void compare(Import& import, const Archive& archive) {
  KnownSheets known;
  archive.newest_first([&](const std::string& key, const Sheet& sheet) {
    known.add(key, sheet);
    return true;
  });
  std::vector<const Sheet*> sheets;
  for (const FoundMatch& match : import.file.matches) sheets.push_back(&match.kept.sheet);
  import.known = known.compare(sheets);
}

bool asks_order(const Import& import) { return !import.file.orders.empty(); }

bool asks_game(const Import& import) {
  const auto& all = import.file.matches;
  return std::any_of(all.begin(), all.end(), [](const FoundMatch& m) { return m.asks_game; });
}

bool is_settled(const Import& import) {
  return (!asks_order(import) || import.order) && (!asks_game(import) || !import.kind.empty());
}

Message unfit(const Import& import, std::size_t match) {
  return unfit(import.file.matches[match].kept.sheet);
}

int count(const Import& import, Likeness likeness) {
  int count = 0;
  for (std::size_t i = 0; i < import.known.size(); ++i)
    count += import.known[i].likeness == likeness && unfit(import, i).empty();
  return count;
}

Effect effect_of(const Import& import) {
  Effect effect{count(import, Likeness::fresh), 0};
  const int near = count(import, Likeness::near);
  if (import.near == NearSheets::add) effect.added += near;
  if (import.near == NearSheets::replace) effect.replaced = near;
  return effect;
}

void choose_order(Import& import, DateOrder order, const Archive& archive) {
  import.order = order;
  settle_dates(import.file, order);
  compare(import, archive);
}

bool choose_game(Import& import, std::string_view kind, const Archive& archive) {
  for (const AnyGame* game : all_games())
    for (const TableKind& known : game->kinds()) {
      if (known.name != kind) continue;
      import.kind = known.name;
      settle_game(import.file, *game, known);
      compare(import, archive);
      return true;
    }
  return false;
}

Message take_in(Import import, Archive& archive, std::string_view today) {
  const Effect effect = effect_of(import);
  const int stay = count(import, Likeness::same) +
                   (import.near == NearSheets::skip ? count(import, Likeness::near) : 0);
  std::vector<Stored> all;
  std::vector<std::string> instead;
  for (std::size_t i = 0; i < import.known.size(); ++i) {
    auto& [likeness, key] = import.known[i];
    const bool near = likeness == Likeness::near;
    if (likeness == Likeness::same || (near && import.near == NearSheets::skip)) continue;
    if (!unfit(import, i).empty()) continue;
    all.push_back(std::move(import.file.matches[i].kept));
    instead.push_back(near && import.near == NearSheets::replace ? std::move(key) : std::string());
  }
  if (!archive.take_in(std::move(all), today, instead)) return msg("import.no_room");
  return (effect.replaced > 0 ? msg("import.replaced") : msg("import.done"))
      .with("count", effect.added)
      .with("replaced", effect.replaced)
      .with("known", stay);
}

}  // namespace tablee::app
