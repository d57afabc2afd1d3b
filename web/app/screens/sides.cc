#include "web/app/screens/sides.h"

#include <algorithm>

#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/summaries/standings.h"

namespace tablee::app {

void add_unseen(const CardSet& cards, Items& items) {
  if (cards.empty()) {
    items.push_back(text_line(ids::kUnseen, msg("log.all_seen")));
    return;
  }
  items.push_back(part(ids::kUnseen, Role::list, msg("log.unseen")));
  std::vector<int> ten;
  int decade = 0;
  const auto flush = [&] {
    if (!ten.empty()) {
      items.push_back(part(ids::numbered(ids::kUnseenTen, decade), Role::entry,
                           msg("log.unseen_cards").with_list("cards", std::move(ten)), 1));
      items.back().data = CardTen{decade};
    }
    ten.clear();
  };
  for (const Card card : cards) {
    if (card / 10 != decade) flush();
    decade = card / 10;
    ten.push_back(card);
  }
  flush();
}

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void add_sides(const Model& m, Items& items) {
  const Match& match = m.session->match();
  std::vector<int> points;
  for (const Item& item : items)
    if (const auto* seat = data_of<SeatPoints>(item)) points.push_back(seat->points);
  if (points.empty()) return;
  const Setup& setup = match.setup();
  const std::string_view game = setup.game->id();
  const int limit = setup.game->ends(setup.options).limit;
  items.push_back(
      part(ids::kSidesStandings, Role::list,
           limit > 0 ? msg("standings.limit").with("limit", limit) : msg("standings.table")));
  // As if this round ended now: a game may part those who are level.
  Sheet sheet = match.sheet();
  std::vector<int> now = points;
  for (std::size_t i = 0; i < now.size(); ++i) now[i] -= sheet.totals[i];
  if (std::any_of(now.begin(), now.end(), [](int n) { return n != 0; })) {
    sheet.rounds.push_back(std::move(now));
    sheet.count();
  }
  for (Standing& standing : standings(sheet)) {
    // A player with no points shares that with most of the table.
    if (standing.total == 0) standing.shared = false;
    const int left = limit - standing.total;
    items.push_back(
        part(ids::numbered(ids::kSidesSeat, standing.seat), Role::entry,
             (left > 0 ? msg("sides.place_left") : msg("sides.place"))
                 .with_message("line", line_text(standing).with_seat("seat", standing.seat))
                 .with_message("points", points_text(game, standing.total))
                 .with("left", left),
             1));
    items.back().data = SeatOf{standing.seat};
  }
  // Where all lie open, as in a draft, there is nothing to look for.
  const auto unseen = m.session->view()->unseen();
  if (m.settings.tracker && unseen && !unseen->empty()) add_unseen(*unseen, items);
}

}  // namespace tablee::app
