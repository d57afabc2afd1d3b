#include "table/advice.h"

#include <cstdlib>

#include "table/reason.h"

namespace tablee {

Message move_words(const AnyView& view, std::string_view move) {
  if (Message words = view.move_in_short(move); !words.empty()) return words;
  for (const Item& item : view.describe())
    if (item.action.is(Verb::move, move)) return item.text;
  return msg("app.words").with_text("words", move);
}

namespace {

int tenths_of(int cost) { return (std::abs(cost) + 50) / 100; }

int percent_of(int chance) { return (chance + 5) / 10; }

}  // namespace

int cost_figure(const Evaluation& e) {
  if (e.chance >= 0) return percent_of(e.chance);
  return e.cost < 0 ? -tenths_of(e.cost) : tenths_of(e.cost);
}

Message cost_words(int cost) {
  const int tenths = tenths_of(cost);
  return msg("advice.number")
      .with_text("sign", cost < 0 && tenths > 0 ? "−" : "")
      .with("whole", tenths / 10)
      .with("tenth", tenths % 10);
}

Message cost_words(const Evaluation& e) {
  if (e.chance < 0) return cost_words(e.cost);
  return msg("advice.percent").with("percent", percent_of(e.chance));
}

Message advice_words(const AnyView& view, std::span<const Evaluation> costs, const Evaluation& e) {
  const auto reason = reason_of(view, costs, e.move);
  return (e.chance < 0   ? msg_family(std::string(view.game().id()) + ".", "advice")
          : e.chance < 5 ? msg("advice.chance_best")
                         : msg("advice.chance"))
      .with_message("cost", cost_words(e))
      .with_message("why", reason ? reason_words(view, *reason) : Message{});
}

}  // namespace tablee
