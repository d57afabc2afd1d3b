#include "games/nothanks/open_rounds.h"

namespace tablee::nothanks {

View laid_open(View view, std::span<const View>) {
  view.pub.options.open_chips = 1;
  return view;
}

std::optional<Move> suggested(const View& view) {
  const Public& p = view.pub;
  if (p.phase != Phase::turn || p.actor != view.viewer) return std::nullopt;
  if (p.chips[p.actor] == 0) return Move{true};
  const int cost = change(p.taken[p.actor], p.card);
  bool wanted = false;
  for (int i = 0; i < p.options.players; ++i)
    wanted |= i != p.actor && change(p.taken[i], p.card) < p.card;
  if (cost <= 0 && !wanted && p.pot + 1 < p.options.players) return Move{false};
  return Move{3 * p.pot >= cost};
}

}  // namespace tablee::nothanks
