#include "table/advice.h"

#include <cstdlib>

namespace tablee {

Message move_words(const AnyView& view, std::string_view move) {
  if (Message words = view.move_in_short(move); !words.empty()) return words;
  const std::string action = "move " + std::string(move);
  for (const Item& item : view.describe())
    if (item.action == action) return item.text;
  return msg("app.words").with_text("words", move);
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
