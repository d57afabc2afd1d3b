// A round with open hands: how many play it, what is suggested in it, and its end.

#include <algorithm>

#include "table/advice.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/ui.h"

namespace tablee::app {
namespace {

constexpr int kUsualPeople = 4;

// The numbers of people for which that table has such a round, in order.
std::vector<int> sizes_of(const AnyGame& game, std::string_view kind) {
  std::vector<int> sizes;
  for (const OpenRound& round : game.open_rounds())
    if (round.kind == kind) sizes.push_back(round.players);
  return sizes;
}

int people_of(const Model& m, const std::vector<int>& sizes) {
  int people = m.path.here<TeachUi>()->people;
  if (people == 0)
    people = static_cast<int>(std::ranges::count_if(m.plan.seats, &SeatSetup::person));
  if (people < 2) people = kUsualPeople;
  return std::clamp(people, sizes.front(), sizes.back());
}

}  // namespace

std::optional<Item> add_open_round(const Model& m, const AnyGame& game, Items& items) {
  const std::string& kind = m.path.here<TeachUi>()->kind;
  const std::vector<int> sizes = sizes_of(game, kind);
  if (sizes.empty()) return {};
  const int people = people_of(m, sizes);
  add_stepper(items, "teach.people", msg("teach.people").with("count", people),
              {Verb::option, people, std::max(people - 1, sizes.front()),
               std::min(people + 1, sizes.back())});
  return main_button("teach.start", msg("teach.start"), {Verb::open_round, kind, people});
}

void ask_openly(const Model& m, Items& table) {
  const std::string_view move = m.lesson_move();
  const auto view = m.session->view();
  const bool compound = move.find_first_not_of("0123456789") != std::string_view::npos;
  for (Item& item : table) {
    item.wanted = is_wanted(m, item);
    if (item.id != ids::kPrompt || move.empty() || !m.transient.looked.empty()) continue;
    if (m.lesson->reasoned)
      item.text = msg("teach.reason")
                      .with_message("move", move_words(*view, move))
                      .with_message("why", view->cause(move).fact());
    else if (m.path.here<TableUi>()->begun.empty() && compound)
      item.text = msg("teach.offer")
                      .with_message("prompt", std::move(item.text))
                      .with_message("move", move_words(*view, move));
  }
}

void end_openly(const Model& m, Items& items) {
  items.push_back(heading("round", msg("teach.over"), 2));
  add_sheet(items, m.session->match().sheet());
  items.push_back(main_button("rematch", msg("teach.for_real"), Verb::rematch));
  items.push_back(button("leave", msg("table.home"), {Verb::go, "home"}));
}

}  // namespace tablee::app
