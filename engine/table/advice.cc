#include "table/advice.h"

#include <cstdlib>

#include "core/scan.h"

namespace tablee {

Message move_words(const AnyView& view, std::string_view move) {
  // Cards are called by their numbers, rows by theirs; anything else as its button is.
  Scan scan(move);
  const bool row = scan.literal("row");
  const std::string_view last = move.substr(move.rfind(' ') + 1);
  if (row) return msg("table.row").with("row", Scan::to_number(last).value_or(0));
  const std::string action = "move " + std::string(move);
  for (const Item& item : view.describe())
    if (item.action == action && !item.confirm) return item.text;
  return msg("app.words").with_text("words", last);
}

Message cost_words(int cost) {
  const int tenths = (std::abs(cost) + 50) / 100;
  return msg("advice.number")
      .with_text("sign", cost < 0 && tenths > 0 ? "−" : "")
      .with("whole", tenths / 10)
      .with("tenth", tenths % 10);
}

Message cost_words(const Evaluation& e) {
  if (e.chance < 0) return cost_words(e.cost);
  return msg("advice.percent").with("percent", (e.chance + 5) / 10);
}

Message advice_words(std::string_view game, const Evaluation& e) {
  return (e.chance < 0   ? msg_family(std::string(game) + ".", "advice")
          : e.chance < 5 ? msg("advice.chance_best")
                         : msg("advice.chance"))
      .with_message("cost", cost_words(e))
      .with_message("why", e.why.empty() ? msg("app.words").with_text("words", "") : e.why);
}

}  // namespace tablee
