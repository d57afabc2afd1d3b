// A person's rounds beside those of each level in the same seat, and the luck of the deals apart
// from the choices.

#include <algorithm>

#include "core/sort_few.h"
#include "table/comparison_words.h"
#include "table/points_text.h"
#include "web/app/screens/parts.h"
#include "web/app/screens/screens.h"
#include "web/app/summaries/avatars.h"

namespace tablee::app {
namespace {

// The list has seats of its own: the person, then the levels, weakest first.
std::vector<SeatSetup> players(const Model& m) {
  std::vector<SeatSetup> all;
  if (!m.comparer.comparison()) return all;
  const auto& seats = m.comparer.setup().seats;
  all.push_back(seats[m.comparer.seat()]);
  all.front().chosen = avatars_of(seats)[m.comparer.seat()];
  for (const std::string_view level : kLevels)
    all.push_back(
        {text::render(m.settings.language, msg_family("bot.", level)), std::string(level)});
  return all;
}

// Best first; the person before levels with as many points.
void add_points(Items& items, const Comparison& comparison, const AnyGame& game) {
  struct Line {
    int points;
    int seat;
  };
  std::vector<Line> lines{{comparison.own(), 0}};
  for (std::size_t i = 0; i < Comparison::kLevelCount; ++i)
    if (const auto points = comparison.points(i))
      lines.push_back({*points, static_cast<int>(i) + 1});
  sort_few(lines.begin(), lines.end(),
           [&](const Line& a, const Line& b) { return better(game.goal(), a.points, b.points); });
  items.push_back(part("compared", Role::list, msg("compare.title")));
  for (const auto& [points, seat] : lines) {
    items.push_back(part(ids::inside("compared", seat), Role::entry,
                         msg("compare.seat")
                             .with_seat("seat", seat_at(seat))
                             .with_message("points", points_text(game.id(), points)),
                         1));
    items.back().data = SeatOf{seat_at(seat)};
    items.back().on = seat == 0;
  }
}

void add_luck(Items& items, const Comparison& comparison) {
  const auto deal = comparison.deal(), choices = comparison.choices();
  if (!deal || !choices) return;
  items.push_back(heading("luck", msg("compare.luck"), 2));
  items.push_back(text_line("luck.deal", deal_words(*deal)));
  items.push_back(text_line("luck.choices", choices_words(*choices)));
  items.push_back(
      text_line("luck.about", msg("compare.luck_about")
                                  .with_message("level", msg_family("bot.", kUsualLevel))
                                  .with("count", comparison.replays() * comparison.rounds())));
}

void add_progress(Items& items, const Comparer& comparer) {
  if (!comparer.more()) return;
  const Comparison& comparison = *comparer.comparison();
  items.push_back(text_line(
      "progress",
      comparer.lost()
          ? msg("compare.lost")
          : msg("compare.progress").with("percent", 100 * comparison.at() / comparison.of())));
  const bool runs = comparer.running();
  items.push_back(button("run", runs ? msg("compare.stop") : msg("compare.go"),
                         {Verb::compare_run, runs ? 0 : 1}));
}

Items comparison_items(const Model& m) {
  Items items;
  items.push_back(back_button());
  items.push_back(heading(ids::kTitle, msg("compare.title"), 1));
  const Comparison* comparison = m.comparer.comparison();
  if (!comparison) return items;
  const AnyGame& game = *m.comparer.setup().game;
  items.push_back(text_line("about", msg("compare.about")));
  add_points(items, *comparison, game);
  if (const auto& costly = comparison->costly())
    items.push_back(text_line("costly", costly_words(game.id(), *costly)));
  add_progress(items, m.comparer);
  add_luck(items, *comparison);
  return items;
}

bool comparison_act(Model& m, Voice&, const Action& action) {
  if (action.verb != Verb::compare_run) return false;
  m.comparer.run(action.number == 1);
  return true;
}

}  // namespace

constinit const Screen comparison_screen{
    .name = "comparison",
    .items = comparison_items,
    .act = comparison_act,
    .gone = [](const Model& m) { return m.comparer.comparison() == nullptr; },
    .names = [](const Model& m) { return seat_names(players(m), m.settings.language); },
    .looks = [](const Model& m) { return avatars_of(players(m)); }};

// Not inlined, so that it is part of the deferred code (docs/PAGE.md).
[[gnu::noinline]] void add_comparison(Items& items, const std::vector<SeatSetup>& seats, int round,
                                      std::uint8_t depth) {
  if (!may_be_compared(seats)) return;
  items.push_back(button("compare", msg("compare.title"), {Verb::compare, round}, depth));
  items.back().hint = msg("compare.open_about");
}

}  // namespace tablee::app
